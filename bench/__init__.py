"""Figures for docs/benchmarks.md."""
