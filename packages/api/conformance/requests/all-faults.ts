import { expect } from "vitest";
import { publish, theApplicant, theRecruiter } from "../context/acts";
import { aPerson } from "../context/builders";
import { type PlainAnswer, refusedErrors, refusedFields, sendForm, sendJson } from "../context/calls";
import type { OperationId } from "../../src/contract/operation-types";
import {
  add,
  certifications,
  change,
  type CvList,
  experiences,
  formations,
  projects,
  theAuthor,
} from "../context/cv-lists";
import { aFile } from "../context/files-samples";
import { save } from "../context/forms";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { post } from "../context/posts-acts";

/** A file that looks like a picture or a PDF only by its first bytes. */
const damaged = (start: string) => aFile(new TextEncoder().encode(start + "0".repeat(64)));
const aDamagedPicture = () => damaged("GIF89a");

const future = "2990-01-01";
const tooLong = "x".repeat(151);

const namesAll = (
  operationId: OperationId,
  run: (context: TestContext) => Promise<PlainAnswer>,
  expected: PlainAnswer,
  what = "names the faults of all fields in one answer (D-310)",
) => contractTest(what, operationId, async (context) => expect(await run(context)).toEqual(expected));

const faultyPerson = {
  firstname: " ",
  phone: "1",
  email: "camille",
  username: "admin",
  password: "motdepasse",
  birthdate: future,
};

const faultyOffer = { jobTitle: "", salaryMin: 3000, salaryMax: 2000, closingDate: "2020-01-01" };

/** An entry with a missing text and another error, and the field of that error. */
const faultyEntries: [list: CvList, text: string, other: string, faulty: object][] = [
  [formations, "institution", "finishedAt", { startedAt: "2020-01-01", finishedAt: "2019-01-01" }],
  [experiences, "company", "finishedAt", { startedAt: "2020-01-01", finishedAt: "2019-01-01" }],
  [projects, "title", "demoUrl", { demoUrl: "https://[::1" }],
  [certifications, "title", "issuedTo", { issuedTo: "0000-02-01" }],
];

const entryTests = faultyEntries.flatMap(([list, text, other, faulty]) => [
  namesAll(
    list.operations.create,
    async (context) =>
      sendJson(await theAuthor(context), "POST", `/${list.one}`, { ...list.least, ...faulty, [text]: "" }),
    refusedFields(text, other),
  ),
  namesAll(
    list.operations.update,
    async (context) => {
      const author = await theAuthor(context);
      const { id } = await add(list, author, {});
      return change(list, author, id, { ...faulty, [text]: "" });
    },
    refusedFields(text, other),
  ),
]);

export const allFaultsTests: ContractTest[] = [
  namesAll(
    "register",
    ({ anonymous }) => sendJson(anonymous, "POST", "/user/register", { ...aPerson(), ...faultyPerson }),
    refusedErrors(...Object.keys(faultyPerson)),
  ),
  namesAll(
    "register",
    async ({ anonymous, signIn }) => {
      const { me } = await signIn("applicant");
      const { email, username } = me;
      return sendJson(anonymous, "POST", "/user/register", { ...aPerson(), email, username });
    },
    refusedErrors("email", "username"),
    "names a taken address and a taken username in one answer (D-310)",
  ),
  namesAll(
    "updateMe",
    async (context) => {
      const { firstname, phone, username, birthdate } = faultyPerson;
      const { email } = aPerson();
      const fields = { firstname, phone, username, birthdate, email, avatar: aDamagedPicture() };
      return save(await context.signIn("applicant"), "updateMe", fields);
    },
    refusedErrors("firstname", "phone", "username", "birthdate", "currentPassword", "avatar"),
  ),
  ...["court", "motdepasse"].map((password) =>
    namesAll(
      "changePassword",
      async (context) =>
        sendJson(await context.signIn("applicant"), "POST", "/user/password", { currentPassword: "faux", password }),
      refusedErrors("currentPassword", "password"),
      `names a wrong password beside the new one '${password}' (D-310)`,
    ),
  ),
  namesAll(
    "updateApplicantProfile",
    async (context) =>
      save(await theApplicant(context), "updateApplicantProfile", {
        profile: tooLong,
        portfolioUrl: "https://[::1",
        resume: damaged("%PDF-1.7 "),
      }),
    refusedErrors("profile", "portfolioUrl", "resume"),
  ),
  namesAll(
    "updateRecruiterProfile",
    async (context) =>
      save(await theRecruiter(context), "updateRecruiterProfile", {
        company: tooLong,
        website: "https://[::1",
        logo: aDamagedPicture(),
      }),
    refusedErrors("company", "website", "logo"),
  ),
  namesAll(
    "createJobOffer",
    async (context) => sendJson(await theRecruiter(context), "POST", "/job-offer", faultyOffer),
    refusedFields("jobTitle", "description", "location", "salaryMax", "closingDate"),
  ),
  namesAll(
    "updateJobOffer",
    async (context) => {
      const recruiter = await theRecruiter(context);
      const { id } = await publish(recruiter);
      return sendJson(recruiter, "PATCH", `/job-offer/${id}`, faultyOffer);
    },
    refusedFields("jobTitle", "salaryMax", "closingDate"),
  ),
  ...entryTests,
  namesAll(
    "createPost",
    async (context) => sendForm(await theApplicant(context), "POST", "/post", { text: " ", image: aDamagedPicture() }),
    refusedFields("text", "image"),
  ),
  namesAll(
    "updatePost",
    async (context) => {
      const author = await theApplicant(context);
      const { id } = await post(author, "Bonjour");
      return sendForm(author, "PATCH", `/post/${id}`, { text: " ", image: aDamagedPicture() });
    },
    refusedFields("text", "image"),
  ),
];
