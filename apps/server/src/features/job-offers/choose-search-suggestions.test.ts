import { expect, it } from "vitest";
import { offerFilters, wantedTerms } from "@passerelle/domain";
import { type NamedOffer, chooseSearchSuggestions } from "./choose-search-suggestions";

const offers: NamedOffer[] = [
  { jobTitle: "Développeuse front-end (H/F)", skills: ["React", "TypeScript"], company: "Frontière" },
  { jobTitle: "Développeur React", skills: ["React", "CSS"], company: null },
  { jobTitle: "Frontaliers : conseiller", skills: ["react"], company: "Frontière" },
];

const suggested = (typed: string) =>
  chooseSearchSuggestions(offers, wantedTerms(offerFilters({ search: typed })), typed).map(({ text }) => text);

it.each([
  ["rea", ["React", "Développeur React"]],
  ["front", ["Frontière", "Développeuse front-end (H/F)", "Frontaliers : conseiller"]],
  ["frontend", ["Développeuse front-end (H/F)"]],
  ["développeuse rea", ["Développeur React"]],
  ["REACT", ["Développeur React"]],
  ["go", []],
])("suggests names that have all words of %j, the most frequent first (D-447)", (typed, names) => {
  expect(suggested(typed)).toEqual(names);
});

it("suggests eight names at most", () => {
  const skills = Array.from("abcdefghij", (letter) => `Reac${letter}`);
  const many = chooseSearchSuggestions(
    [{ jobTitle: "x", skills, company: null }],
    [[{ term: "reac", isPrefix: true }]],
    "reac",
  );
  expect(many.map(({ text }) => text)).toEqual(skills.slice(0, 8));
});
