import { expect, it } from "vitest";
import { readProposals } from "./read-proposals";

const answer = {
  work: [{ position: "Soudeuse", name: "Chantiers de l'Ouest", startDate: "2020", endDate: "2021" }],
  education: [],
  projects: [],
  certificates: [],
  skills: [],
  languages: [],
};

/** The experiences and formations that are read, each with its main fields and the text that it was read from. */
function entriesIn(unsure: readonly unknown[]) {
  const read = readProposals({ ...answer, unsure });
  if (typeof read === "string") throw new Error(read);
  return [
    ...read.parts.experiences.map(({ fields, source }) => [fields.jobTitle, fields.startedAt, source]),
    ...read.parts.formations.map(({ fields, source }) => [fields.degree, fields.startedAt, source]),
  ];
}
const certain = ["Soudeuse", "2020-01-01", undefined];

it("adds uncertain entries, with their recognised fields, after the certain ones (D-330)", () => {
  const work = { position: "Peintre", startDate: "2016-03" };
  const education = { studyType: "CAP", startDate: "2014" };
  expect(
    entriesIn([
      { section: "education", text: "CAP 2014", education },
      { section: "work", text: "Peintre mars 2016", work },
    ]),
  ).toEqual([certain, ["Peintre", "2016-03-01", "Peintre mars 2016"], ["CAP", "2014-01-01", "CAP 2014"]]);
});

it("offers the text alone if nothing was understood, and nothing without a text", () => {
  const text = "Divers chantiers";
  const read = readProposals({ ...answer, unsure: [{ section: "work", text }, { section: "work", text: "" }, 7] });
  if (typeof read === "string") throw new Error(read);
  expect(read.parts.experiences.slice(1)).toMatchObject([
    { source: text, fields: { jobTitle: "", description: text } },
  ]);
});
