import { afterEach, describe, expect, expectTypeOf, it } from "vitest";
import type { FieldProps } from "../components/fields/Field";
import type { Message } from "../components/feedback/MessageBox";
import { toast } from "../components/feedback/toast";
import { addCatalogue, setLanguage } from "./instance";
import { partsOf, quoteOr, said, type Sentence } from "./sentence";

const fr = { failed: "Échec : {{reason}}", rows_one: "{{count}} ligne", rows_other: "{{count}} lignes" };
const en = { failed: "Failed: {{reason}}", rows_one: "{{count}} row", rows_other: "{{count}} rows" };
addCatalogue("sentence-test", fr, en, { base: "en" });
addCatalogue("sentence-shared-test", fr, en, undefined);

const phrase = (key: string, values = {}, namespace = "sentence-test") =>
  ({ namespace, key, values, scope: "fr" }) as const;

afterEach(() => setLanguage("default"));

describe("a sentence", () => {
  it("is what boxes, fields and toasts keep: a finished text could not follow the language", () => {
    expectTypeOf<string>().not.toExtend<Sentence>();
    expectTypeOf<Message["text"]>().toEqualTypeOf<Sentence>();
    expectTypeOf<FieldProps["error"]>().toEqualTypeOf<Sentence | undefined>();
    expectTypeOf(toast.error).parameter(0).toEqualTypeOf<Sentence>();
  });

  it("follows the language, in the plural of its own", () => {
    const rows = phrase("rows", { count: 0 });
    expect(said(rows)).toEqual({ text: "0 rows", lang: "en" });
    setLanguage("fr");
    expect(said(rows)).toEqual({ text: "0 ligne", lang: "fr" });
  });

  it("is in the language of its page, if it has none of its own", () => {
    const rows = phrase("rows", { count: 2 }, "sentence-shared-test");
    expect(said(rows).text).toBe("2 lignes");
    setLanguage("en");
    expect(said(rows).text).toBe("2 rows");
  });

  it("keeps what others said as it came, and marks it", () => {
    setLanguage("fr");
    const failed = phrase("failed", { reason: quoteOr("Trop tard.", phrase("rows", { count: 1 })) });
    setLanguage("en");
    expect(said(failed)).toEqual({ text: "Failed: Trop tard.", lang: "en" });
    expect(partsOf(failed)).toEqual([
      { text: "Failed: ", lang: "en" },
      { text: "Trop tard.", lang: "fr" },
    ]);
  });

  it("has our server's words follow, once they can be translated", async () => {
    const taken = { text: "Cette adresse e-mail est déjà utilisée.", lang: "fr", scope: "en" } as const;
    setLanguage("fr");
    expect(said(taken)).toEqual({ text: taken.text, lang: "fr" });
    setLanguage("en");
    const english = { text: "This email address is already in use.", lang: "en" };
    await expect.poll(() => said(taken)).toEqual(english);
    setLanguage("default");
    expect(said(taken)).toEqual(english);
    expect(said({ ...taken, scope: undefined })).toEqual({ text: taken.text, lang: "fr" });
  });
});
