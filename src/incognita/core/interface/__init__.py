"""What people and programs are told, and what is read from them: not compiled."""
