import { expect } from "vitest";
import { anotherRecruiter, once, offerFor, publish, readOffer, theApplicant } from "../context/acts";
import { ADDRESSES, NO_ADDRESSES } from "../context/builders";
import type { Node } from "../../src/contract/openapi-document";
import { dataIn, fieldsOf, formTests, save, type SavedForm } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { plainTextsOf } from "../context/plain-texts";
import { filled } from "../context/restore";
import { testsOf, type ContractTest } from "../context/harness";
import { block } from "../people/people";
import { call, refused } from "../context/calls";

/** A recruiter whose company these contract tests change freely. */
const theEmployer = once(({ signIn }) => signIn("recruiter"));

/** A company as its recruiter reads it; undefined before the first save. */
const readOwn = async (owner: TestUser): Promise<Node> =>
  dataIn(await call(owner, "GET", `/recruiter/${owner.me.username}`));

const limits = plainTextsOf("updateRecruiterProfile");
const form: SavedForm = {
  operationId: "updateRecruiterProfile",
  owner: theEmployer,
  read: readOwn,
  limits,
  optional: [...Object.keys(limits), "website"],
  others: { website: "https://exemple.fr/" },
};
const { refuses, takes } = fieldsOf(form);

export const recruiterProfileTests: ContractTest[] = [
  ...formTests(form),
  ...testsOf("getRecruiterProfile", {
    "is a 404 before the first save, as for an applicant or an unknown username (D-085)": async (context) => {
      const person = await context.signUp("recruiter");
      const names = [person.me.username, (await theApplicant(context)).me.username, "personne-de-ce-nom"];
      for (const name of names) expect(await call(person, "GET", `/recruiter/${name}`)).toEqual(refused(404));
    },
    "shows the company to everyone (D-086)": async (context) => {
      const owner = await theEmployer(context);
      await save(owner, "updateRecruiterProfile", { company: "Acme", description: "Onze cliniques." });
      const own = await readOwn(owner);
      expect(own).toMatchObject({ company: "Acme", description: "Onze cliniques." });
      for (const reader of [await theApplicant(context), await anotherRecruiter(context)])
        expect(await readOwn({ ...reader, me: owner.me })).toEqual(own);
    },
    "hides the company of a blocked recruiter from the blocker only": async (context) => {
      const [owner, blocker] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      await save(owner, "updateRecruiterProfile", { company: "Acme" });
      const seenBy = (reader: TestUser) => call(reader, "GET", `/recruiter/${owner.me.username}`);
      await block(owner, blocker);
      expect(await seenBy(blocker)).toHaveProperty("status", 200);
      await block(blocker, owner);
      expect(await seenBy(blocker)).toEqual(refused(404));
      for (const reader of [owner, await theApplicant(context)])
        expect(await seenBy(reader)).toHaveProperty("status", 200);
    },
    "finds a user by username in any case (D-030)": async (context) => {
      const owner = await theEmployer(context);
      await save(owner, "updateRecruiterProfile", { company: "Acme" });
      const path = `/recruiter/${owner.me.username.toUpperCase()}`;
      expect(await call(await theApplicant(context), "GET", path)).toHaveProperty("status", 200);
    },
  }),
  ...testsOf("updateRecruiterProfile", {
    "creates the profile with the first save (D-013, D-085)": async (context) => {
      const owner = await context.signUp("recruiter");
      const answer = await save(owner, "updateRecruiterProfile", { employees: "1-10" });
      expect([answer.status, filled(dataIn(answer))]).toEqual([200, { employees: "1-10" }]);
      expect(filled(await readOwn(owner))).toEqual({ employees: "1-10" });
    },
    "creates one profile for two simultaneous first saves (D-085)": async (context) => {
      const owner = await context.signUp("recruiter");
      const saves = [{ company: "Acme" }, { sector: "Énergie" }];
      const answers = await Promise.all(saves.map((fields) => save(owner, "updateRecruiterProfile", fields)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(filled(await readOwn(owner))).toEqual({ company: "Acme", sector: "Énergie" });
    },
    "names the company on its offers": async (context) => {
      const [owner, applicant] = [await theEmployer(context), await theApplicant(context)];
      const { id } = await publish(owner);
      for (const company of ["Acme & fils", "Acme & filles"]) {
        await save(owner, "updateRecruiterProfile", { company });
        expect(await readOffer(applicant, id)).toMatchObject({ recruiter: { company } });
        expect(await offerFor(applicant, id)).toHaveProperty("company", company);
      }
    },
  }),
  takes(
    "web addresses, and blank ones as none (D-081, D-093)",
    "website",
    ...ADDRESSES.map((url): [string, string] => [url, url]),
    ["", null],
  ),
  refuses("invalid web addresses, and other schemes (D-093)", "website", ...NO_ADDRESSES),
];
