import { afterEach, describe, expect, it } from "vitest";
import { hasMessage, makeBundle, localised, preferred, setLanguage, t } from "./index.svelte";
import { normalised } from "./normalise";
import { french } from "./typography";

afterEach(async () => {
  delete window.__missing;
  await setLanguage("en");
});

describe("language", () => {
  it("is the first of the reader's that we speak, else English", () => {
    expect(preferred(["de-DE", "fr-CA", "en"])).toBe("fr");
    expect(preferred(["de", "it"])).toBe("en");
  });

  it("changes texts and the document", async () => {
    expect(t("close")).toBe("Close");
    await setLanguage("fr");
    expect(t("close")).toBe("Fermer");
    expect(document.documentElement.lang).toBe("fr");
    expect(localised({ en: "Hills", fr: "Collines !" })).toBe("Collines\u202f!");
  });

  it("knows plurals: zero is singular in French only", async () => {
    const plural = (lang: "en" | "fr", count: number) => {
      const bundle = makeBundle(lang, ["x = { $n ->\n    [one] one\n   *[other] more\n}\n"]);
      return bundle.formatPattern(bundle.getMessage("x")?.value ?? "", { n: count });
    };
    expect([plural("en", 0), plural("en", 1), plural("en", 2)]).toEqual(["more", "one", "more"]);
    expect([plural("fr", 0), plural("fr", 1), plural("fr", 2)]).toEqual(["one", "one", "more"]);
  });
});

describe("texts to be searched", () => {
  it("are compared plainly", () => expect(normalised("Éboulis de l’Est")).toBe("eboulis de l'est"));
});

describe("a missing key", () => {
  it("is shown and counted once", () => {
    expect(t("no-such-key")).toContain("no-such-key");
    t("no-such-key");
    expect(window.__missing).toEqual(["no-such-key"]);
    expect(hasMessage("no-such-key")).toBe(false);
  });

  it("includes a missing variable", () => {
    t("home-minutes");
    expect(window.__missing).toHaveLength(1);
  });
});

describe("French typography", () => {
  it("keeps the space before high punctuation from breaking", () => {
    expect(french("Où ? Là ! Ici ; oui : « bon »")).toBe("Où\u202f? Là\u202f! Ici\u202f; oui\u00a0: «\u00a0bon\u00a0»");
  });
  it("leaves times and addresses alone", () => {
    expect(french("à 18:41, /t/x?k=1")).toBe("à 18:41, /t/x?k=1");
  });
});
