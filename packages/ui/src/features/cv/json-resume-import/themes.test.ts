/** @module-tag release */
import { validate } from "@jsonresume/schema";
import { expect, it } from "vitest";
import { experience, formation, wholeCv } from "./test-entries";
import { toJsonResume, type WholeCv } from "@passerelle/domain";

/** Dates in the middle of a month, which are in that month in all time zones. */
const cv: WholeCv = {
  ...wholeCv,
  formations: [
    { ...formation, startedAt: "2010-09-15", finishedAt: "2012-06-15" },
    { ...formation, institution: "Lycée des Dunes", degree: "Bac", startedAt: "2007-09-15", finishedAt: "2009-07-15" },
  ],
  experiences: [
    { ...experience, startedAt: "2013-02-15", finishedAt: "2016-11-15" },
    {
      ...experience,
      jobTitle: "Architecte logicielle",
      company: "Coopérative des Marées",
      startedAt: "2018-04-15",
      finishedAt: null,
      ongoing: true,
    },
  ],
};

const bareCv: WholeCv = {
  name: "Jeanne Martin",
  username: "jeanne.martin",
  email: "jeanne@example.fr",
  phone: null,
  address: null,
  title: null,
  portfolioUrl: null,
  formations: [],
  experiences: [],
  projects: [],
  certifications: [],
  skills: [],
  languages: [],
};

/** Themes share the helpers of Handlebars, so each is loaded just before it renders. */
const themes = [
  { theme: "class", load: () => import("jsonresume-theme-class") },
  { theme: "even", load: () => import("jsonresume-theme-even") },
  { theme: "flat", load: () => import("jsonresume-theme-flat") },
  { theme: "kendall", load: () => import("jsonresume-theme-kendall") },
  { theme: "macchiato", load: () => import("jsonresume-theme-macchiato") },
  { theme: "onepage", load: () => import("jsonresume-theme-onepage") },
  { theme: "paper", load: () => import("jsonresume-theme-paper") },
  { theme: "short", load: () => import("jsonresume-theme-short") },
  { theme: "spartan", load: () => import("jsonresume-theme-spartan") },
  { theme: "stackoverflow", load: () => import("jsonresume-theme-stackoverflow") },
];

const textOf = (html: string) => html.replace(/<style.*?<\/style>|<[^>]*>/gs, " ");

/** The month of a date in the forms that themes print: 2013-02-15, 02/2013, Feb 2013 or February 2013. */
function monthPattern(date: string) {
  const [year = "", month = ""] = date.split("-");
  const name = new Date(date).toLocaleString("en", { month: "short", timeZone: "UTC" });
  return `${date}|${month}/${year}|${name}[a-z]* ${year}`;
}

/** The patterns of the CV's texts that a theme prints. */
const patterns = (theme: string) => [
  ...cv.experiences.flatMap(({ company, jobTitle, startedAt, finishedAt }) => [
    company,
    jobTitle,
    ...[startedAt, finishedAt].flatMap((date) => (date ? monthPattern(date) : [])),
  ]),
  ...cv.formations.flatMap(({ institution, degree, startedAt, finishedAt }) => [
    institution,
    // These print a degree only beside an area of study, which our CVs do not have.
    ...(theme === "class" || theme === "paper" ? [] : [degree]),
    ...[startedAt, finishedAt].flatMap((date) => date?.slice(0, 4) ?? []),
  ]),
];

it.each(themes)("the theme $theme prints every job and formation of a CV", async ({ theme, load }) => {
  const { render } = await load();
  const text = textOf(render(toJsonResume(cv)));
  expect(patterns(theme).filter((pattern) => !new RegExp(pattern).test(text))).toEqual([]);
});

it.each(themes)("the theme $theme prints a CV without entries", async ({ load }) => {
  const { render } = await load();
  expect(textOf(render(toJsonResume(bareCv)))).toContain(bareCv.name);
});

it.each([
  { content: "all entries", exported: cv },
  { content: "missing dates", exported: wholeCv },
  { content: "no entries", exported: bareCv },
])("the official schema accepts a CV with $content", ({ exported }) => {
  let problems: string[] | undefined;
  validate(toJsonResume(exported), (errors) => {
    problems = errors?.map(({ stack }) => stack) ?? [];
  });
  expect(problems).toEqual([]);
});
