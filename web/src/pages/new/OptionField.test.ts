import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { OptionSpec, OptionValue } from "$lib/api";
import OptionField from "./OptionField.svelte";

function show(option: OptionSpec, value: OptionValue = option.default) {
  const set = vi.fn();
  render(OptionField, { game: "eldorado", option, value, set });
  return set;
}

describe("a field made from an option", () => {
  it("is a switch for a flag", async () => {
    const set = show({ name: "glow", type: "flag", default: false });
    await fireEvent.click(screen.getByRole("switch", { name: "Glow" }));
    expect(set).toHaveBeenCalledWith(true);
  });

  it("is a row of radio buttons for a few short answers", async () => {
    const set = show({
      name: "purchase",
      type: "choice",
      default: "after-moves",
      choices: ["after-moves", "any-order"],
    });
    expect(screen.getByRole("radiogroup", { name: "Buying" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "after all moves" }).checked).toBe(true);
    await fireEvent.click(screen.getByRole("radio", { name: "at any time" }));
    expect(set).toHaveBeenCalledWith("any-order");
  });

  it("is a list for long answers", async () => {
    const set = show({
      name: "native_at_blockade",
      type: "choice",
      default: "either",
      choices: ["either", "both", "never"],
    });
    await fireEvent.change(screen.getByRole("combobox", { name: "Native at a blockade" }), {
      target: { value: "never" },
    });
    expect(set).toHaveBeenCalledWith("never");
  });

  it("is a stepper for a number, kept within its bounds", async () => {
    const set = show({ name: "round_limit", type: "int", default: 100, min: 1, max: 100 });
    expect(screen.getByRole("button", { name: "More: Last round" }).hasAttribute("disabled")).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Less: Last round" }));
    expect(set).toHaveBeenLastCalledWith(99);
    await fireEvent.change(screen.getByRole("spinbutton", { name: "Last round" }), { target: { value: "4000" } });
    expect(set).toHaveBeenLastCalledWith(100);
  });

  it("is a field to write in for a text", async () => {
    const set = show({ name: "map", type: "text", default: ".", max: 96 });
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Map" });
    expect(field.value).toBe(".");
    await fireEvent.input(field, { target: { value: "..~" } });
    expect(set).toHaveBeenCalledWith("..~");
  });

  it("shows a later game's option under its own name", () => {
    show({ name: "submerged", type: "flag", default: true });
    expect(screen.getByRole("switch", { name: "Submerged" }).getAttribute("aria-checked")).toBe("true");
  });
});
