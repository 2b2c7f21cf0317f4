import { expect } from "vitest";
import { anotherApplicant, apply, once, openApplications, publish, theRecruiter } from "../context/acts";
import { ADDRESSES, NO_ADDRESSES, UNSTORABLE } from "../context/builders";
import { type Node } from "../../src/contract/openapi-document";
import { dataIn, fieldsOf, formTests, save, type SavedForm } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { plainTextsOf } from "../context/plain-texts";
import { filled } from "../context/restore";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { showTo } from "../people/people";
import { call, refused, refusedErrors } from "../context/calls";

/** An applicant whose profile these contract tests change freely. */
const theCandidate = once(({ signIn }) => signIn("applicant"));

/** A profile as its owner reads it; undefined before the first save. The resume link differs each time. */
async function readOwn(owner: TestUser): Promise<Node> {
  const { resumeUrl: _link, ...profile } = dataIn(await call(owner, "GET", `/applicant/${owner.me.username}`));
  return profile;
}

const limits = plainTextsOf("updateApplicantProfile");
const form: SavedForm = {
  operationId: "updateApplicantProfile",
  owner: theCandidate,
  read: readOwn,
  limits,
  optional: [...Object.keys(limits), "portfolioUrl"],
  others: { portfolioUrl: "https://exemple.fr/", skills: "Go", languages: "Français", availableImmediately: "true" },
};
const { saved, refuses, takes } = fieldsOf(form);

const lists = ["skills", "languages"] as const;
const fifty = Array.from({ length: 50 }, (_, n) => `${n} `.padEnd(60, "x"));

export const applicantProfileTests: ContractTest[] = [
  ...formTests(form),
  ...testsOf("getApplicantProfile", {
    "is a 404 before the first save, as for a recruiter or an unknown username (D-085)": async (context) => {
      const person = await context.signUp("applicant");
      const names = [person.me.username, (await theRecruiter(context)).me.username, "personne-de-ce-nom"];
      for (const name of names) expect(await call(person, "GET", `/applicant/${name}`)).toEqual(refused(404));
    },
    "shows only the professional part, to people who may see it (D-086)": async (context) => {
      const owner = await theCandidate(context);
      await showTo(owner, "members");
      const named = { profile: "Soudeuse", sector: "Énergie", academicLevel: "Master", experienceLevel: "Senior" };
      await save(owner, "updateApplicantProfile", { ...named, ...form.others });
      const own = await readOwn(owner);
      expect(Object.values(own)).not.toContain(null);
      for (const reader of [await anotherApplicant(context), await theRecruiter(context)])
        expect(await readOwn({ ...reader, me: owner.me })).toEqual(own);
    },
    "finds a user by username in any case (D-030)": async (context) => {
      const owner = await theCandidate(context);
      await showTo(owner, "members");
      await save(owner, "updateApplicantProfile", { profile: "Soudeuse" });
      const path = `/applicant/${owner.me.username.toUpperCase()}`;
      expect(await call(await anotherApplicant(context), "GET", path)).toHaveProperty("status", 200);
    },
  }),
  ...testsOf("updateApplicantProfile", {
    "creates the profile with the first save (D-013, D-085)": async (context) => {
      const owner = await context.signUp("applicant");
      const answer = await save(owner, "updateApplicantProfile", { sector: "Énergie" });
      expect([answer.status, filled(dataIn(answer))]).toEqual([200, { sector: "Énergie" }]);
      const read = await call(owner, "GET", `/applicant/${owner.me.username}`);
      expect([read.status, filled(dataIn(read))]).toEqual([200, { sector: "Énergie" }]);
    },
    "creates one profile for two simultaneous first saves (D-085)": async (context) => {
      const owner = await context.signUp("applicant");
      const saves = [{ sector: "Énergie" }, { skills: ["Go"] }];
      const answers = await Promise.all(saves.map((fields) => save(owner, "updateApplicantProfile", fields)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await readOwn(owner)).toMatchObject({ sector: "Énergie", skills: ["Go"] });
    },
    "appends skills to the existing ones, each once": async (context) => {
      await saved(context, { skills: ["Go", "SQL"] });
      expect((await saved(context, { addSkills: '["C, C++","sql","Docker"]' })).after["skills"]).toEqual([
        "Go",
        "SQL",
        "C, C++",
        "Docker",
      ]);
    },
    "loses no skill when several are added simultaneously": async (context) => {
      const owner = await context.signIn("applicant");
      const added = ["Go", "SQL", "Docker", "Rust"];
      const answers = await Promise.all(
        added.map((skill) => save(owner, "updateApplicantProfile", { addSkills: [skill] })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(Object(await readOwn(owner)).skills)).toEqual(new Set(added));
    },
    "adds no skill if there would be more than fifty": async (context) => {
      await saved(context, { skills: fifty.slice(1) });
      const owner = await theCandidate(context);
      const refusal = await save(owner, "updateApplicantProfile", { addSkills: ["Go", "SQL"] });
      expect(refusal).toEqual(refusedErrors("addSkills"));
      expect((await saved(context, { addSkills: ["Go"] })).after["skills"]).toHaveLength(50);
    },
    "appears on applications already sent": async (context) => {
      const [owner, recruiter] = [await context.signIn("applicant"), await theRecruiter(context)];
      const offer = await publish(recruiter);
      await apply(owner, offer.id);
      await save(owner, "updateApplicantProfile", { profile: "Soudeuse", skills: ["TIG", "MIG"] });
      const shown = { profile: "Soudeuse", skills: ["TIG", "MIG"], resumeUrl: null };
      expect(await openApplications(recruiter, offer.id)).toMatchObject([shown]);
    },
  }),

  ...lists.flatMap((field) => [
    takes(
      `${field} as repeated keys, JSON or comma-separated words (D-083)`,
      field,
      [
        ["Go", "C++"],
        ["Go", "C++"],
      ],
      ['["SQL","C, C++"]', ["SQL", "C, C++"]],
      ["Go, SQL ,C++", ["Go", "SQL", "C++"]],
      ["AWS (EC2, S3), Go", ["AWS (EC2, S3)", "Go"]],
      ["Français", ["Français"]],
    ),
    takes(
      `${field} without blanks and duplicates, in each notation (D-094)`,
      field,
      [["Go", " go", "", "GO"], ["Go"]],
      ['["Go"," go","","GO"]', ["Go"]],
      ["Go, go,, ,GO,", ["Go"]],
    ),
    contractTest(
      `clears ${field} with an empty value or an empty list (D-081)`,
      "updateApplicantProfile",
      async (context) => {
        for (const empty of ["", "[]", " ", ","]) {
          await saved(context, { [field]: ["Go"] });
          expect([empty, (await saved(context, { [field]: empty })).after[field]]).toEqual([empty, []]);
        }
      },
    ),
    takes(
      `fifty ${field} of sixty characters, in each notation (D-029)`,
      field,
      [fifty, fifty],
      [JSON.stringify(fifty), fifty],
      [fifty.join(","), fifty],
    ),
    refuses(
      `too many ${field}, too long ones, and values that are not texts (D-029)`,
      field,
      [...fifty, "x"],
      JSON.stringify([...fifty, "x"]),
      [...fifty, "x"].join(","),
      ["Go", "x".repeat(61)],
      "x".repeat(61),
      "[1,null]",
    ),
    refuses(
      `${field} that cannot be stored`,
      field,
      ...Object.values(UNSTORABLE).map((text) => JSON.stringify(["Go", text])),
      ["Go", UNSTORABLE["U+0000"]],
    ),
  ]),
  takes(
    "yes and no as words and as digits (D-084)",
    "availableImmediately",
    ["true", true],
    ["0", false],
    ["1", true],
    ["false", false],
    ["True", true],
    ["FALSE", false],
  ),
  refuses("invalid booleans (D-084)", "availableImmediately", "oui", "2", "tRUE"),
  takes(
    "web addresses, and blank ones as none (D-081, D-093)",
    "portfolioUrl",
    ...ADDRESSES.map((url): [string, string] => [url, url]),
    ["", null],
  ),
  refuses("invalid web addresses, and other schemes (D-093)", "portfolioUrl", ...NO_ADDRESSES),
  takes("an unknown experience level (D-095)", "experienceLevel", ["Vétéran", "Vétéran"]),
  takes("an unknown academic level (D-095)", "academicLevel", ["BTS", "BTS"]),
];
