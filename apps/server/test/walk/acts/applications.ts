import * as fc from "fast-check";
import { act, path, type Weighted } from "../act";
import { newName, paging, query, ref, search, text } from "../values";
import { applicants, recruiters } from "../walkers";

const decision = fc.constantFrom("accepted", "rejected", null);
const received = {
  status: fc.constantFrom("all", "unread", "seen", "accepted", "rejected"),
  search,
  sort: fc.constantFrom("newest", "oldest"),
  ...paging,
};

/** Applications, decisions, notes and templates of letters. */
export const applications: Weighted[] = [
  [
    7,
    act(applicants, path`POST /application`, {
      json: { jobOfferID: ref("offer"), message: text(5_000) },
      keep: newName("application"),
      required: ["jobOfferID"],
    }),
  ],
  [2, act(applicants, path`DELETE /application/${ref("application")}`)],
  [2, act(recruiters, path`GET /application/${ref("application")}`)],
  [
    4,
    act(recruiters, path`PATCH /application/${ref("application")}`, {
      json: { decision, message: text(5_000) },
      required: ["decision"],
    }),
  ],
  [
    2,
    act(recruiters, path`PATCH /applications`, {
      json: {
        decisions: fc.array(
          fc.record(
            { applicationID: ref("application"), decision, message: text(5_000) },
            { requiredKeys: ["applicationID", "decision"] },
          ),
          { maxLength: 3 },
        ),
      },
      required: ["decisions"],
    }),
  ],
  [4, act(recruiters, path`GET /job-offer/${ref("offer")}/applications${query(received)}`)],
  [1, act(recruiters, path`GET /applications?jobOfferId=${ref("offer")}`)],
  [
    2,
    act(recruiters, path`POST /application/${ref("application")}/notes`, {
      json: { text: text(5_000) },
      keep: newName("note"),
      required: ["text"],
    }),
  ],
  [1, act(recruiters, path`DELETE /application/${ref("application")}/notes/${ref("note")}`)],
  [1, act(recruiters, path`GET /application/${ref("application")}/notes`)],
  [
    1,
    act(recruiters, path`POST /letter-templates`, {
      json: { name: text(100), decision: fc.constantFrom("accepted", "rejected"), text: text(5_000) },
      keep: newName("template"),
      required: ["name", "decision", "text"],
    }),
  ],
  [
    1,
    act(recruiters, path`PATCH /letter-templates/${ref("template")}`, {
      json: { name: text(100), decision: fc.constantFrom("accepted", "rejected"), text: text(5_000) },
    }),
  ],
  [1, act(recruiters, path`DELETE /letter-templates/${ref("template")}`)],
  [1, act(recruiters, path`GET /letter-templates`)],
];
