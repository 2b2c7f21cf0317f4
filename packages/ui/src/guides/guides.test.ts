import { maxFileSize } from "@passerelle/domain";
import { loadCsf } from "storybook/internal/csf-tools";
import { describe, expect, it } from "vitest";
import { flatten, type Catalogue } from "../i18n/quoted";
import { guides, storyIdOf } from "./index";
import { partGuides } from "./parts";

const sources = import.meta.glob<string>("../{components,forms,features}/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<Catalogue>("../{components,forms,features}/**/{fr,en}.json", {
  import: "default",
  eager: true,
});

const files = Object.entries(sources).map(([path, source]) => {
  const { meta, stories } = loadCsf(source, { fileName: path, makeTitle: (title) => title ?? "" }).parse();
  return { path, title: meta.title ?? "", ids: stories.map(({ id }) => id), first: stories[0]?.name };
});
const ids = new Set(files.flatMap((file) => file.ids));
const titles = new Set(files.map(({ title }) => title));

/** A quoted text with equal placeholders: 'Page X sur Y', "Page {{page}} sur {{pages}}", "Page {{name, de}}". */
const blanked = (text: string) =>
  text.replaceAll(/\{\{\w+, (\w+)\}\}/g, "$1 *").replaceAll(/\{+\w+\}+|\b[XYN]\b/g, "*");
const withSize = (text: string) => text.replace("{{megabytes}}", String(maxFileSize / 2 ** 20));
const words = Object.values(catalogues).flatMap((catalogue) =>
  Object.values(flatten(catalogue)).map((text) => blanked(withSize(text))),
);
/** Quoted values that are not texts of the interface. */
const noTexts = ["applied_not_seen", "applied_seen", "field: message", ". "];
const quotes = (state: string) => [...state.matchAll(/(?<!\p{L})'(.+?)'(?!\p{L})/gu)].map(([, text = ""]) => text);

it("has a guide for every screen that has stories", () => {
  const screens = files.filter(({ path }) => /\/(?!Coming|CvList)\w+Screen\.stories\.tsx$/.test(path));
  const guided = guides.map(({ page }) => page);
  expect(screens.map(({ title }) => title).filter((title) => !guided.some((page) => page === title))).toEqual([]);
});

// Storybook turns such a comment into parameters, which replace those of the spread object.
it("has no comment above a meta that takes its parameters from elsewhere alone", () => {
  const commented = /\*\/\nconst meta = \{([^]*?)\n\}/;
  const losing = Object.entries(sources).filter(([, source]) => {
    const [, meta = ""] = commented.exec(source) ?? [];
    return meta.includes("\n  ...") && !meta.includes("\n  parameters:");
  });
  expect(losing.map(([path]) => path)).toEqual([]);
});

describe.each(guides.map((guide) => ({ page: guide.page, guide })))("$page", ({ page, guide }) => {
  it("is a page of the sidebar", () => expect(titles).toContain(page));

  it("shows every state that the specification names", () => {
    const missing = guide.states.filter(([, story]) => !ids.has(storyIdOf(guide, story)));
    expect(missing).toEqual([]);
  });

  it("quotes texts that the interface has", () => {
    const quoted = guide.states.flatMap(([state]) => quotes(state)).filter((text) => !noTexts.includes(text));
    expect(quoted.filter((text) => !words.some((word) => word.includes(blanked(text))))).toEqual([]);
  });
});

describe("the components", () => {
  /** Not components: a screen, which has a screen's guide, and behaviour of several components. */
  const others = ["Components/Full page", "Components/Focus restoration"];
  const parts = files.filter(({ title }) => title.startsWith("Components/") && !others.includes(title));

  it.each(parts)("begins the stories of $title with its Playground", ({ first }) => expect(first).toBe("Playground"));

  it.each(parts)("says how $title is used well, and how not", ({ title }) => {
    const guide = partGuides.find(({ page }) => page === title);
    expect(guide?.dos.length).toBeGreaterThan(0);
    expect(guide?.donts.length).toBeGreaterThan(0);
  });

  it("advises on no part that there is not", () => {
    const titled = parts.map(({ title }) => title);
    expect(partGuides.map(({ page }) => page).filter((page) => !titled.includes(page))).toEqual([]);
  });
});
