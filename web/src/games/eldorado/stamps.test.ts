import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { mountSymbols } from "$lib/sprite";
import { layout } from "./layout";
import { LANDMARKS, marksOf } from "./marks";
import { motifStamps, priceStamps } from "./stamps";
import Terrain from "./Terrain.svelte";
import { hexed } from "./testing/hexes";

const map = layout(hexed());
const place = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;

describe("what is printed on many spaces", () => {
  it("is printed once on each of them", () => {
    const textured = map.spots.filter(({ motif }) => !LANDMARKS.has(motif));
    expect(
      motifStamps(map.spots)
        .flatMap(({ points }) => points.map(place))
        .sort(),
    ).toEqual(textured.map(({ at }) => place(at)).sort());
  });

  it("asks the price of the space", () => {
    const drawn = new Map(
      priceStamps(map.spots).flatMap(({ like, points }) =>
        points.map((point) => [place(point), marksOf(like.cell, like.motif)] as const),
      ),
    );
    const priced = map.spots.filter(({ cell, motif }) => marksOf(cell, motif).length > 0);
    expect(drawn.size).toBe(priced.length);
    for (const { at, cell, motif } of priced) expect(drawn.get(place(at))).toEqual(marksOf(cell, motif));
  });

  it("is in the page once, however many spaces there are", () => {
    const { container } = render(Terrain, { map, id: "m", title: "", caption: "" });
    expect(container.querySelectorAll(".motifs use").length).toBe(motifStamps(map.spots).length);
    expect(container.querySelectorAll(".pips").length).toBeLessThan(map.spots.length / 2);
    for (const line of container.querySelectorAll("[marker-mid]"))
      expect(container.querySelector(line.getAttribute("marker-mid")?.slice(4, -1) ?? "?")).not.toBeNull();
  });
});

describe("symbols of a sheet", () => {
  it("come into the page when they are wanted, each once", () => {
    const sheet = '<svg>\n<symbol id="one">\n<path/>\n<path/></symbol>\n<symbol id="two"><path/></symbol></svg>';
    mountSymbols(sheet, (id) => id === "one");
    mountSymbols(sheet, (id) => id === "one");
    expect(document.querySelectorAll("#one").length).toBe(1);
    expect(document.querySelector("#two")).toBeNull();
    expect(document.querySelector("#one")?.childNodes.length).toBe(2);
  });
});
