import { expect } from "vitest";
import { apply, publish, theRecruiter, withdraw } from "../context/acts";
import type { Caller } from "../context/caller";
import { operations, type Operation } from "../../src/contract/load-contract";
import { add, cvLists } from "../context/cv-lists";
import { aFile, aPdf } from "../context/files-samples";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { block, unblock, write } from "./people";
import { call } from "../context/calls";
import { comment, post } from "../context/posts-acts";
import { aWord } from "../context/search-acts";

/** A person whose profile, CV and contact data contain unique words, and who shows them to contacts only. */
async function aHiddenPerson({ signIn }: TestContext) {
  const word = aWord();
  const person = await signIn("applicant");
  await save(person, "updateMe", { address: `3 rue ${word}`, birthdate: "1971-02-03", profileAudience: "contacts" });
  await save(person, "updateApplicantProfile", {
    profile: `Soudeuse ${word}`,
    sector: word,
    academicLevel: word,
    experienceLevel: word,
    languages: word,
    skills: [word],
    portfolioUrl: `https://${word}.example/`,
    resume: aFile(aPdf(), `${word}.pdf`, "application/pdf"),
  });
  for (const list of cvLists) {
    const [first = ""] = Object.keys(list.least);
    await add(list, person, { [first]: word, [list.tags[0]]: [word] });
  }
  return { person, word };
}

/** Paths of a read operation with a person's ids and names filled in; searches look for the name and the word. */
function addressesOf({ template, parameters }: Operation, { me }: TestUser, word: string): string[] {
  const path = template.replace("{username}", me.username).replace(/\{\w+\}/, String(me.id));
  const isSearch = parameters.some(({ name }) => name === "q");
  return isSearch ? [`${path}?q=${me.username}`, `${path}?q=${word}`] : [path];
}

/** Every read operation of the contract except the live channel. */
const reads = operations().filter(({ id, method }) => method === "GET" && id !== "connectLive");

/** The read operations whose answers reveal the word to a reader. */
async function tellers(reader: Caller, person: TestUser, word: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const read of reads)
    for (const address of addressesOf(read, person, word)) {
      const { body } = await call(reader, "GET", address);
      if (JSON.stringify(body).includes(word)) found.add(read.id);
    }
  return found;
}

type Stranger = (context: TestContext, person: TestUser) => Promise<Caller>;

/** People who must not see the person, with their relation to them. */
const strangers: [string, Stranger][] = [
  ["who is not logged in", ({ anonymous }) => Promise.resolve(anonymous)],
  [
    "whose post the person commented on",
    async ({ signIn }, person) => {
      const stranger = await signIn("applicant");
      await comment(person, (await post(stranger)).id);
      return stranger;
    },
  ],
  [
    "who wrote to the person without an answer",
    async (context, person) => {
      const stranger = await context.signIn("applicant");
      await write(context, stranger, person);
      return stranger;
    },
  ],
  [
    "who is a recruiter after the person withdrew",
    async (context, person) => {
      const recruiter = await context.signIn("recruiter");
      const { id } = await apply(person, (await publish(recruiter)).id);
      await withdraw(person, id);
      return recruiter;
    },
  ],
  [
    "who received a message that the person deleted",
    async (context, person) => {
      const other = await context.signIn("recruiter");
      const { id } = await write(context, person, other);
      await call(person, "DELETE", `/message/${id}`);
      return other;
    },
  ],
  [
    "who blocked the person when the person wrote",
    async (context, person) => {
      const other = await context.signIn("recruiter");
      await block(other, person);
      await write(context, person, other);
      await unblock(other, person);
      return other;
    },
  ],
  [
    "who is blocked by the person after a discussion",
    async (context, person) => {
      const other = await context.signIn("recruiter");
      await write(context, person, other);
      await block(person, other);
      return other;
    },
  ],
];

/** Contract tests that no read operation reveals a person who is hidden from the reader (D-175). */
export const hiddenPeopleTests: ContractTest[] = [
  contractTest("shows a recruiter with an application what strangers do not see", "getPerson", async (context) => {
    const { person, word } = await aHiddenPerson(context);
    const recruiter = await theRecruiter(context);
    await apply(person, (await publish(recruiter)).id);
    const told = ["getPerson", "getApplicantProfile", "searchPeople"];
    expect([...(await tellers(recruiter, person, word))]).toEqual(expect.arrayContaining(told));
  }),
  ...strangers.map(([who, make]) =>
    contractTest(`shows nothing of the profile to a person ${who} (D-175)`, "getPerson", async (context) => {
      const { person, word } = await aHiddenPerson(context);
      expect([...(await tellers(await make(context, person), person, word))]).toEqual([]);
    }),
  ),
];
