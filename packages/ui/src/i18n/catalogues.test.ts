import { describe, expect, it } from "vitest";
import { flatten, type Catalogue } from "./quoted";
import { i18n, isQuoted, mixedWordingOf } from "./instance";
import { quotedFrench } from "./quoted-french";

const catalogues = import.meta.glob<Catalogue>("../{components,features,forms}/**/*.json", {
  eager: true,
  import: "default",
});
const sources = import.meta.glob<string>(["../features/**/*.{ts,tsx}", "../{components,forms}/**/*.{ts,tsx}"], {
  eager: true,
  import: "default",
  query: "?raw",
});

// These modules define the language in which each key is quoted.
import.meta.glob("../{components,features,forms}/**/translations.ts", { eager: true });

/** Texts inside an element that another key's language marks. */
const inMarkedPart = /^match\.(have|missing|addToProfile|noSkills|how\w+)$/;

/** Examples, laws, licences, times of the day, the French working week, and the levels that the specification quotes. */
const givenNumbers =
  /[“«][^”»]*[”»]|\+33[ \d]+|(?<=exemple |example, )1-10|7\s(?:juin|June)\s2026|2023\/970|(?:BY 4|Ouverte 2)\.0|23\sh\s59|11:59|(?:24|35)\s(?:heures|hours)|(?:de |from €?)1 |sur 10|of 10|\((?:0-2|2-5|5-10|10\+) (?:ans|years)\)/g;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const folders = [...new Set(Object.keys(catalogues).map((path) => path.slice(0, path.lastIndexOf("/"))))];
const variables = (text: string) =>
  (text.match(/\{\{\s*\w+/g) ?? []).map((match) => match.replace(/\W/g, "")).toSorted();

/** Forms use texts of the components. */
function sourceOf(folder: string) {
  const folders = folder === "../components" ? [folder, "../forms"] : [folder];
  const written = Object.entries(sources).filter(([path]) => folders.some((each) => path.startsWith(`${each}/`)));
  return written.map(([, text]) => text).join("\n");
}

/** A key is used in full, or through its group: t("save"), t(`status.${status}`). */
function isUsed(key: string, source: string) {
  const name = key.replace(pluralSuffix, "");
  const group = name.includes(".") ? name.slice(0, name.lastIndexOf(".") + 1) : undefined;
  return source.includes(`"${name}"`) || (!!group && source.includes("`" + group + "${"));
}

it.each(["fr", "default"])("a million, which has a plural form of its own in French, has a text: %s", (language) => {
  const counted = Object.entries(i18n.getDataByLanguage("fr") ?? {}).flatMap(([namespace, catalogue]) =>
    Object.keys(flatten(Object(catalogue)))
      .filter((key) => key.endsWith("_other"))
      .map((key) => ({ namespace, key: key.replace(pluralSuffix, "") })),
  );
  expect(counted.length).toBeGreaterThan(50);
  const bare = counted.filter(
    ({ namespace, key }) => !i18n.exists(`${namespace}:${key}`, { lng: language, count: 1e6 }),
  );
  // The default mix has only the namespaces that the specification quotes.
  expect(bare.filter(({ namespace }) => language === "fr" || isQuoted(namespace))).toEqual([]);
});

const salary = (lng: string) => i18n.t("invalidSalary", { ns: "jobOffers", lng });

it("amounts have the format of their text's language, also in the default mix", () => {
  expect(salary("fr")).toMatch(/1\s000\s000\s€/);
  expect(salary("en")).toContain("€1,000,000");
  expect(salary("default")).toBe(salary("en"));
});

const typewritten = (texts: Catalogue, quoted: readonly string[]) =>
  Object.entries(flatten(texts)).filter(([, text]) => /[\p{L}}]'/u.test(text) && !quoted.includes(text));

/** Wordings that were wrong or stilted, and synonyms of the interface's terms. */
const unwanted = {
  fr: [
    /prennent pour chaque personne/,
    /signet d’une offre la garde/,
    /Dites avec vos mots pourquoi/,
    /ne pouvez voir personne qui/,
    // Masculine only.
    /\b[Vv]ous seul(?!e)/,
    /\bseul (?:vous|à )/,
    /(?:in)?connecté(?![\p{L}·])/u,
    /\b[Cc]andidats?(?![\p{L}·])/u,
    /\b[Vv]ous (?:êtes|serez|restez|étiez) (?:\p{L}+ )?(?:seul|inscrit|déconnecté|abonné|sûr|certain|invité|intéressé|concerné|averti|informé|prévenu|prêt|bloqué)(?![\p{L}·])/u,
    // Une candidature, une offre.
    /\bpostulations?\b/i,
    /\bannonces?\b/i,
  ],
  en: [
    /\bFollow(?:s|ed|ing)? (?:this|the|an|your|my) application/i,
    /\bFollow\b/,
    // Reject and rejected, as the specification quotes it.
    /\b[Rr]efus(?:e|al)\b/,
    /Enter the code of/,
    /[Aa] whole address/,
    // One notifies a person.
    /\b(?:(?:is|be|been) (?:not )?told)\b/,
    /\b(?:his|he|him|himself)\b/,
    /\b(?:job ads?|postings?|vacanc(?:y|ies)|curriculum)\b/i,
  ],
};

describe.each(folders)("the words of %s", (folder) => {
  const fr = flatten(catalogues[`${folder}/fr.json`] ?? {});
  const en = flatten(catalogues[`${folder}/en.json`] ?? {});

  it("are the same keys in French and English", () =>
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted()));

  it("say something in both languages", () => {
    const empty = [...Object.entries(fr), ...Object.entries(en)].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("take the same variables in both languages", () => {
    const differing = Object.keys(fr).filter(
      (key) => !pluralSuffix.test(key) && String(variables(fr[key] ?? "")) !== String(variables(en[key] ?? "")),
    );
    expect(differing).toEqual([]);
  });

  it("come in the singular and the plural where they count", () => {
    const counted = Object.keys(fr).filter((key) => pluralSuffix.test(key));
    const lonely = counted.filter(
      (key) => !(key.replace(pluralSuffix, "_one") in fr) || !(key.replace(pluralSuffix, "_other") in fr),
    );
    expect(lonely).toEqual([]);
  });

  it("are printed with the typographic apostrophe, but for the texts that are quoted", () => {
    expect(typewritten(fr, quotedFrench)).toEqual([]);
    expect(typewritten(en, ["Don't have an account? Register here"])).toEqual([]);
  });

  it("take their numbers from the code, other than those of examples, laws and times", () => {
    const numbers = [...Object.values(fr), ...Object.values(en)].filter((text) =>
      /\d/.test(text.replaceAll(/\{\{.*?\}\}/g, "").replaceAll(givenNumbers, "")),
    );
    expect(numbers).toEqual([]);
  });

  it("promise no notification of an act to the other person (D-458)", () => {
    const promise =
      /\ben (?:est|sont) (?:informée|avertie|prévenue)|people concerned are notified|(?:applied|applicants?) (?:is|are) notified/;
    expect([...Object.entries(fr), ...Object.entries(en)].filter(([, text]) => promise.test(text))).toEqual([]);
  });

  it("say no sentence that is masculine only or stilted, and one word for one thing (D-295)", () => {
    const texts = { fr: Object.values(fr), en: Object.values(en) };
    const found = (["fr", "en"] as const).flatMap((language) =>
      texts[language].filter(
        (text) => !quotedFrench.includes(text) && unwanted[language].some((words) => words.test(text)),
      ),
    );
    expect(found).toEqual([]);
  });

  it("elide the French prepositions before names (D-358)", () =>
    expect(Object.entries(fr).filter(([, text]) => /\b(?:de|que) \{\{name\}\}/i.test(text))).toEqual([]));

  it("keep French punctuation and units beside their word, but in the texts that are quoted", () => {
    const loose = /[ \u00A0][;!?]|[ \u202F][:»]|«[ \u202F]|[\d}] (?:Mo|ko|€|%)|\b\d{1,3} \d{3}\b(?! \d)/u;
    expect(Object.entries(fr).filter(([, text]) => loose.test(text) && !quotedFrench.includes(text))).toEqual([]);
  });

  it("are marked where the specification quotes them in another language than their page", () => {
    const namespace =
      folder
        .split("/")
        .at(-1)
        ?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? "";
    const page = mixedWordingOf(namespace, "", "fr");
    const unmarked = Object.entries(sources)
      .filter(([path]) => path.startsWith(`${folder}/`) && !/stories|story-/.test(path))
      .flatMap(([path, source]) =>
        [...source.matchAll(/[^\w.]t\(["`]([\w.]+)(\$?)/g)]
          .filter(([, key = "", group]) => mixedWordingOf(namespace, group ? `${key}x` : key, page) !== page)
          .filter(([, key = ""]) => !inMarkedPart.test(key))
          .filter(([, key = ""]) => !source.includes(`langOf("${key}")`) && !source.includes(`langOf(\`${key}`))
          .map(([, key]) => `${path}: ${key}`),
      );
    expect(unmarked).toEqual([]);
  });

  it("are all used", () => {
    const source = sourceOf(folder);
    expect(Object.keys(en).filter((key) => !isUsed(key, source))).toEqual([]);
  });
});
