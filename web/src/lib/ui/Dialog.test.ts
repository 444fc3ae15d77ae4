import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Dialog from "./Dialog.svelte";

afterEach(cleanup);
const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
const props = (text: string, open: boolean) => ({ open, title: text, close: vi.fn(), children: words(text) });

describe("dialogs", () => {
  it("never lie on top of each other: the second waits until the first is closed", async () => {
    const first = render(Dialog, props("settings", true));
    const second = render(Dialog, props("result", true));
    expect(screen.queryByText("settings", { selector: "p" })).not.toBeNull();
    expect(screen.queryByText("result", { selector: "p" })).toBeNull();
    expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
    await first.rerender(props("settings", false));
    expect(screen.queryByText("result", { selector: "p" })).not.toBeNull();
    expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
    await second.rerender(props("result", false));
    expect(document.querySelectorAll("dialog[open]")).toHaveLength(0);
  });

  it("that go while they are open make room for the next", () => {
    const first = render(Dialog, props("settings", true));
    render(Dialog, props("result", true));
    first.unmount();
    expect(screen.queryByText("result", { selector: "p" })).not.toBeNull();
  });
});
