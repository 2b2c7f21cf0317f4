import type { Mutant } from "./seeding";

/** Who is told of what was done with a resume. */
export const resumeOpeningMutants: Mutant[] = [
  {
    name: "a repeated opening of a resume is not counted",
    found: ["listResumeOpenings", "tells who opened the resume, when last and how often"],
    reads: 'eb("resume_openings.times", "+", 1)',
    becomes: 'eb("resume_openings.times", "+", 0)',
  },
  {
    name: "a later opening of a resume keeps the first time",
    found: ["listResumeOpenings", "puts the latest opening first, page by page"],
    reads: 'eb.ref("excluded.opened_at")',
    becomes: 'eb.ref("resume_openings.opened_at")',
  },
  {
    name: "the owner's own opening is counted",
    found: ["listResumeOpenings", "does not count the owner's openings, nor another's resume"],
    reads: "right.owner_id !== readerId",
    becomes: "right.owner_id > 0",
  },
  {
    name: "asking for the headers of a resume is an opening",
    found: ["listResumeOpenings", "does not count who asks for the headers alone"],
    reads: '{ name: params.file, readerId: link.readerId, address: ip, isCounted: method !== "HEAD" }',
    becomes: "{ name: params.file, readerId: link.readerId, address: ip, isCounted: true }",
  },
];
