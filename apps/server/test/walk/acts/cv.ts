import * as fc from "fast-check";
import { act, path, type Weighted } from "../act";
import { day, mostly, newName, paging, query, ref, tags, text } from "../values";
import { applicants } from "../walkers";

const contract = fc.constantFrom("stage", "alternance", "cdd", "cdi", "freelance");

const position = mostly([1, 2, 3, 9], [0]);

const entries = {
  formation: {
    institution: text(150),
    degree: text(150),
    startedAt: day,
    finishedAt: day,
    description: text(5_000),
    skills: tags,
    position,
  },
  experience: {
    jobTitle: text(150),
    company: text(100),
    experienceType: contract,
    startedAt: day,
    finishedAt: day,
    technologies: tags,
    position,
  },
  project: {
    title: text(150),
    Description: text(5_000),
    technologies: tags,
    collaborators: tags,
    demoUrl: mostly<string | null>(["https://a.example", null], ["x"]),
    position,
  },
  certification: {
    title: text(150),
    organization: text(100),
    skills: tags,
    certificationID: text(100),
    issuedTo: day,
    position,
  },
};

/** Entries of a CV. */
export const cv: Weighted[] = Object.entries(entries).flatMap(([one, json]): Weighted[] => [
  [
    3,
    act(applicants, path`POST /${fc.constant(one)}`, {
      json,
      keep: newName(one),
      required: Object.keys(json)
        .slice(0, 4)
        .filter((name) => name !== "technologies" && name !== "skills"),
    }),
  ],
  [2, act(applicants, path`PATCH /${fc.constant(one)}/${ref(one)}`, { json })],
  [1, act(applicants, path`DELETE /${fc.constant(one)}/${ref(one)}`)],
  [1, act(applicants, path`GET /${fc.constant(one)}s${query(paging)}`)],
]);
