import { isForeign, textOf } from "@passerelle/domain";
import { readJsonResume, type ResumeProposals, type ResumeRefusal } from "../json-resume-import/read-json-resume";

/** An uncertain entry with the fields that the server understood, or only with its text. */
function readUnsure(given: unknown): ResumeProposals["parts"] | undefined {
  if (!isForeign(given)) return undefined;
  const source = textOf(given["text"]);
  const section = given["section"] === "education" ? "education" : "work";
  const understood = given[section];
  const entry = isForeign(understood) && Object.keys(understood).length > 0 ? understood : { summary: source };
  const read = source === "" ? "empty" : readJsonResume(JSON.stringify({ [section]: [entry] }));
  if (typeof read === "string") return undefined;
  const { formations, experiences } = read.parts;
  return {
    ...read.parts,
    formations: formations.map((proposal) => ({ ...proposal, source })),
    experiences: experiences.map((proposal) => ({ ...proposal, source })),
  };
}

/** Reads the server's proposals of a document; entries that are not certain follow the others (D-330). */
export function readProposals(answer: unknown): ResumeProposals | ResumeRefusal {
  const read = readJsonResume(JSON.stringify(answer));
  if (typeof read === "string") return read;
  const given = isForeign(answer) && Array.isArray(answer["unsure"]) ? answer["unsure"] : [];
  const unsure = given.map(readUnsure).filter((parts) => parts !== undefined);
  const { formations, experiences, ...others } = read.parts;
  return {
    ...read,
    parts: {
      ...others,
      formations: [...formations, ...unsure.flatMap((parts) => parts.formations)],
      experiences: [...experiences, ...unsure.flatMap((parts) => parts.experiences)],
    },
  };
}
