import { describe, expect, it } from "vitest";
import {
  atlasAddress,
  helpAddress,
  newAddress,
  parseAddress,
  parseLink,
  stepAddress,
  studyAddress,
  tableAddress,
} from "./router.svelte";

const read = (address: string) => {
  const url = new URL(address, "https://table.example");
  return parseAddress(url.pathname, url.hash, url.search);
};

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/eldorado", { page: "new", game: "eldorado", search: "" }],
    ["/new/eldorado?route=hills", { page: "new", game: "eldorado", search: "?route=hills" }],
    ["/eldorado/atlas", { page: "atlas", id: "", search: "" }],
    ["/eldorado/atlas?sort=rounds", { page: "atlas", id: "", search: "?sort=rounds" }],
    ["/eldorado/atlas/on-blue-bayou", { page: "atlas", id: "on-blue-bayou", search: "" }],
    ["/eldorado/atlas/a/b", { page: "not-found", path: "/eldorado/atlas/a/b" }],
    ["/help", { page: "help", game: "", rule: "" }],
    ["/help/eldorado/card", { page: "card", game: "eldorado" }],
    ["/watch", { page: "watch", search: "" }],
    ["/watch?game=survive&wall", { page: "watch", search: "?game=survive&wall" }],
    ["/help/eldorado", { page: "help", game: "eldorado", rule: "" }],
    ["/help/eldorado#eldorado.move.strength", { page: "help", game: "eldorado", rule: "eldorado.move.strength" }],
    ["/t/7k4m-quill-heron#k=a_b-C", { page: "table", table: "7k4m-quill-heron", key: "a_b-C" }],
    ["/t/7k4m-quill-heron", { page: "table", table: "7k4m-quill-heron", key: "" }],
    [
      "/t/7k4m-quill-heron/step/12#k=x",
      { page: "replay", table: "7k4m-quill-heron", key: "x", step: 12, study: false },
    ],
    ["/t/7k4m-quill-heron/step/-1", { page: "not-found", path: "/t/7k4m-quill-heron/step/-1" }],
    ["/t/7k4m-quill-heron/step/one", { page: "not-found", path: "/t/7k4m-quill-heron/step/one" }],
    ["/eldorado/route", { page: "route", code: "" }],
    ["/eldorado/route/own-14hzq-h06a6-3v8nh-a#en=First", { page: "route", code: "own-14hzq-h06a6-3v8nh-a" }],
    ["/eldorado/route/a/b", { page: "not-found", path: "/eldorado/route/a/b" }],
    ["/new", { page: "not-found", path: "/new" }],
    ["/new/eldorado/more", { page: "not-found", path: "/new/eldorado/more" }],
  ])("%s", (address, route) => expect(read(address)).toEqual(route));

  it("are read back as they were written", () => {
    expect(read(tableAddress("a b", "k/1"))).toEqual({ page: "table", table: "a b", key: "k/1" });
    expect(read(stepAddress("t", "k", 3))).toEqual({ page: "replay", table: "t", key: "k", step: 3, study: false });
    expect(read(studyAddress("t", "k"))).toEqual({ page: "replay", table: "t", key: "k", step: 0, study: true });
    expect(read(newAddress("neue-entdecker"))).toEqual({ page: "new", game: "neue-entdecker", search: "" });
    expect(read(newAddress("eldorado", { route: "a b" }))).toMatchObject({ search: "?route=a+b" });
    expect(read(atlasAddress("hills", "?sort=name"))).toEqual({ page: "atlas", id: "hills", search: "?sort=name" });
    expect(read(helpAddress("eldorado", "eldorado.a.b"))).toMatchObject({ rule: "eldorado.a.b" });
  });

  it("survive a broken escape", () => {
    expect(parseAddress("/t/%E0%A4%A", "")).toEqual({ page: "table", table: "%E0%A4%A", key: "" });
  });
});

describe("a pasted link", () => {
  it.each([
    "http://127.0.0.1:8000/t/7k4m-quill-heron#k=secret",
    "  come and play: https://table.example/t/7k4m-quill-heron#k=secret  ",
    "/t/7k4m-quill-heron#k=secret",
    "t/7k4m-quill-heron#k=secret",
  ])("is found in: %s", (text) => {
    expect(parseLink(text)).toEqual({ page: "table", table: "7k4m-quill-heron", key: "secret" });
  });

  it("may lead to a step", () => {
    expect(parseLink("https://table.example/t/abc/step/7#k=s")).toEqual({
      page: "replay",
      table: "abc",
      key: "s",
      step: 7,
      study: false,
    });
  });

  it.each(["", "nonsense", "https://table.example/new/eldorado"])("is not found in: %s", (text) => {
    expect(parseLink(text)).toBeNull();
  });
});
