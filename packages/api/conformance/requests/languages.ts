import { expect } from "vitest";
import { theApplicant, theRecruiter } from "../context/acts";
import type { OperationId } from "../../src/contract/operation-types";
import { contractTest, testsOf, type ContractTest } from "../context/harness";

const english = [
  ["login", "POST", "/user/login", "applicant"],
  ["getUser", "GET", "/users/personne-de-ce-nom", "applicant"],
  ["getPerson", "GET", "/people/personne-de-ce-nom", "applicant"],
  ["getCompany", "GET", "/companies/personne-de-ce-nom", "applicant"],
  ["listCompanyPosts", "GET", "/companies/personne-de-ce-nom/posts", "applicant"],
  ["getApplicantProfile", "GET", "/applicant/personne-de-ce-nom", "applicant"],
  ["getJobOffer", "GET", "/job-offer/2000000001", "applicant"],
  ["createJobOffer", "POST", "/job-offer", "recruiter"],
  ["createApplication", "POST", "/application", "applicant"],
  ["decideApplication", "PATCH", "/application/2000000001", "recruiter"],
] as const;
const french = [
  ["createFormation", "POST", "/formation", "applicant"],
  ["createBlock", "POST", "/user/blocks", "applicant"],
  ["getPost", "GET", "/post/2000000001", "applicant"],
  ["createComment", "POST", "/comment", "applicant"],
  ["createPostLike", "POST", "/post-like", "applicant"],
  ["readNotification", "PATCH", "/notifications/2000000001/read", "applicant"],
  ["listMessages", "GET", "/discussions/2000000001/messages", "applicant"],
] as const;

/** Expects a refusal in the language of the feature's screens by default, and in either language on request. */
const speaks = (
  [operationId, method, path, role]: readonly [OperationId, string, string, "applicant" | "recruiter"],
  language: "en" | "fr",
) =>
  contractTest(
    `refuses in '${language}' by default, and in the other language on request`,
    operationId,
    async (context) => {
      const caller = await (role === "applicant" ? theApplicant : theRecruiter)(context);
      const refusalIn = async (wanted: string) => {
        const headers = { "Accept-Language": wanted, ...(method !== "GET" && { "Content-Type": "application/json" }) };
        const answer = await caller.raw(method, path, { headers, ...(method !== "GET" && { body: "{}" }) });
        expect([400, 404]).toContain(answer.status);
        return answer.text();
      };
      const [unasked, unwanted, inEnglish, inFrench] = await Promise.all(
        ["*", "fr;q=0, en;q=0", "en", "fr"].map(refusalIn),
      );
      expect(inEnglish).not.toBe(inFrench);
      for (const refusal of [unasked, unwanted]) expect(refusal).toBe(language === "en" ? inEnglish : inFrench);
    },
  );

/** Headers, and the language that they request. */
const preferences = {
  en: ["en, fr", "de, en, fr", "fr;q=0.8, en;q=0.9", "fr;q=0, en;q=0.1", "EN-gb, fr-FR;q=0.9"],
  fr: ["fr, en", "de, fr, en", "en;q=0.8, fr;q=0.9", "en;q=0, fr;q=0.1", "FR-ca, en-GB;q=0.9"],
};

export const languageTests: ContractTest[] = [
  ...testsOf("getUser", {
    "uses the preferred of several languages, the first of equal ones (D-160)": async (context) => {
      const reader = await theApplicant(context);
      const refusalIn = async (wanted: string) =>
        (await reader.raw("GET", "/users/personne-de-ce-nom", { headers: { "Accept-Language": wanted } })).text();
      for (const [language, headers] of Object.entries(preferences)) {
        const expected = await refusalIn(language);
        for (const wanted of headers) expect([wanted, await refusalIn(wanted)]).toEqual([wanted, expected]);
      }
    },
  }),
  ...english.map((operation) => speaks(operation, "en")),
  ...french.map((operation) => speaks(operation, "fr")),
];
