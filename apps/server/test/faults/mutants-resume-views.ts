import type { Mutant } from "./seeding";

/** Who is told of what was done with a resume. */
export const resumeViewMutants: Mutant[] = [
  {
    name: "a repeated view of a resume is not counted",
    found: ["listResumeViews", "tells who opened the resume, when last and how often"],
    reads: 'eb("resume_openings.times", "+", 1)',
    becomes: 'eb("resume_openings.times", "+", 0)',
  },
  {
    name: "a later view of a resume keeps the first time",
    found: ["listResumeViews", "puts the latest view first, page by page"],
    reads: 'eb.ref("excluded.opened_at")',
    becomes: 'eb.ref("resume_openings.opened_at")',
  },
  {
    name: "the owner's own view is counted",
    found: ["listResumeViews", "does not count the owner's views, nor another's resume"],
    reads: "right.owner_id !== readerId",
    becomes: "right.owner_id > 0",
  },
  {
    name: "asking for the headers of a resume is a view",
    found: ["listResumeViews", "does not count who asks for the headers alone"],
    reads: '{ name: params.file, readerId: link.readerId, address: ip, isCounted: method !== "HEAD" }',
    becomes: "{ name: params.file, readerId: link.readerId, address: ip, isCounted: true }",
  },
];
