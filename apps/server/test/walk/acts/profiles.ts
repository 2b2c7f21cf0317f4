import { tinyGif, tinyPdf } from "@passerelle/api/conformance/differential";
import * as fc from "fast-check";
import { act, path, type Weighted } from "../act";
import { mostly, paging, query, search, tags, text } from "../values";
import { anybody, applicants, recruiters, username } from "../walkers";

/** Profiles, accounts, and who finds whom. */
export const profiles: Weighted[] = [
  [
    4,
    act(applicants, path`PATCH /applicant`, {
      form: {
        profile: text(150),
        sector: text(100),
        academicLevel: text(100),
        experienceLevel: text(100),
        skills: tags.map((list) => JSON.stringify(list)),
        addSkills: tags,
        languages: tags,
        availableImmediately: mostly(["true", "0"], ["x"]),
        resume: fc.constantFrom(tinyPdf, ""),
      },
    }),
  ],
  [
    2,
    act(recruiters, path`PATCH /recruiter`, {
      form: {
        company: text(100),
        sector: text(100),
        headquarters: text(100),
        employees: text(100),
        description: text(5_000),
        logo: fc.constantFrom(tinyGif, ""),
      },
    }),
  ],
  [
    3,
    act(anybody, path`PATCH /user/update`, {
      form: {
        firstname: text(100),
        lastname: text(100),
        phone: mostly(["06 12 34 56 78", ""], ["x"]),
        address: text(5_000),
        birthdate: mostly(["1990-01-31", ""], ["2020-01-01"]),
        avatar: fc.constantFrom(tinyGif, ""),
        profileAudience: fc.constantFrom("contacts", "members"),
        readMarks: fc.boolean(),
      },
    }),
  ],
  [1, act(anybody, path`PATCH /user/update`, { form: { username }, required: ["username"] })],
  ...["/applicant/", "/recruiter/", "/users/", "/people/", "/companies/"].map((start): Weighted => [
    2,
    act(anybody, path`GET ${fc.constant(start)}${username}`),
  ]),
  [1, act(anybody, path`GET /people/${username}${query({ as: mostly(["contacts", "members"], ["x"]) })}`)],
  [2, act(anybody, path`GET /people${query({ q: search, by: fc.constant("name"), ...paging })}`)],
  [2, act(anybody, path`GET /companies${query({ q: search, ...paging })}`)],
  [1, act(anybody, path`GET /companies/${username}/posts${query(paging)}`)],
  [1, act(anybody, path`GET /users${query(paging)}`)],
  [1, act(anybody, path`GET /user/me`)],
  [1, act(applicants, path`GET /user/resume-views${query(paging)}`)],
  [1, act(applicants, path`GET /skills${query({ q: search })}`)],
];
