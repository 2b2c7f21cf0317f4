import { expect } from "vitest";
import { once, publish, readOffer, theRecruiter } from "../context/acts";
import { asNode } from "../../src/contract/openapi-document";
import { add, change, cvLists, experiences, formations } from "../context/cv-lists";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

let kinds = 0;

/** A skill that no other profile or offer names. */
const ownSkill = () => `Art ${Date.now().toString(36)}-${(kinds += 1)}`;

const theBeginner = once(({ signIn }) => signIn("applicant"));

/** The number of an offer's skills that a reader has; undefined if the offer names none. */
const matchedIn = async (reader: TestUser, id: number) =>
  asNode(asNode(await readOffer(reader, id))["match"])["matched"];

/** The first offers in an applicant's list. */
const firstOf = async (applicant: TestUser, count: number) =>
  (await unwrap(applicant.GET("/job-offers-for-me", { params: { query: { pageSize: count } } }))).items.map(
    ({ id }) => id,
  );

/** Contract tests that matching uses the current data of both sides. */
export const matchingChangeTests: ContractTest[] = [
  ...cvLists.map((list) =>
    contractTest(
      `matches the current skills of an entry, until it is deleted (${list.many})`,
      list.operations.update,
      async (context) => {
        const applicant = await theBeginner(context);
        const [before, after] = [ownSkill(), ownSkill()];
        const { id } = await publish(await theRecruiter(context), { skills: [before, after, after.toUpperCase()] });
        const [field] = list.tags;
        await add(list, applicant, { [field]: [ownSkill()] });
        const entry = await add(list, applicant, { [field]: [before] });
        expect(await matchedIn(applicant, id)).toBe(1);
        await change(list, applicant, entry.id, { [field]: [after, before] });
        expect(await matchedIn(applicant, id)).toBe(2);
        await call(applicant, "DELETE", `/${list.one}/${entry.id}`);
        expect(await matchedIn(applicant, id)).toBe(0);
      },
    ),
  ),
  contractTest("keeps the CV's skills when the profile is saved", "updateApplicantProfile", async (context) => {
    const applicant = await theBeginner(context);
    const skill = ownSkill();
    const { id } = await publish(await theRecruiter(context), { skills: [skill] });
    await add(formations, applicant, { skills: [skill] });
    await save(applicant, "updateApplicantProfile", { skills: [ownSkill()] });
    expect(await matchedIn(applicant, id)).toBe(1);
  }),
  contractTest("matches by an offer's current skills and title (D-096)", "updateJobOffer", async ({ signIn }) => {
    const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
    const skill = ownSkill();
    await save(applicant, "updateApplicantProfile", { skills: [skill], profile: "Luthière" });
    const offers = [await publish(recruiter, { skills: [skill] }), await publish(recruiter, { skills: [ownSkill()] })];
    const [first = 0, second = 0] = offers.map(({ id }) => id);
    expect((await firstOf(applicant, 1))[0]).toBe(first);
    await sendJson(recruiter, "PATCH", `/job-offer/${second}`, { skills: [skill] });
    expect(await firstOf(applicant, 2)).toEqual([second, first]);
    await sendJson(recruiter, "PATCH", `/job-offer/${first}`, { jobTitle: "Luthière" });
    expect(await firstOf(applicant, 2)).toEqual([first, second]);
  }),
  contractTest("matches by a company's current sector (D-096)", "updateRecruiterProfile", async ({ signIn }) => {
    const applicant = await signIn("applicant");
    const [moving, staying] = [await signIn("recruiter"), await signIn("recruiter")];
    const skills = [ownSkill()];
    await save(applicant, "updateApplicantProfile", { skills, sector: "Énergie" });
    await save(moving, "updateRecruiterProfile", { sector: "Bois" });
    const offers = [await publish(moving, { skills }), await publish(staying, { skills })].map(({ id }) => id);
    expect(await firstOf(applicant, 2)).toEqual(offers.toReversed());
    await save(moving, "updateRecruiterProfile", { sector: "énergie" });
    expect(await firstOf(applicant, 2)).toEqual(offers);
  }),
  ...testsOf("listJobOffersForMe", {
    "gives the same match after other data are saved (D-081, D-096)": async (context) => {
      const { signIn } = context;
      const [applicant, recruiter, other] = [
        await signIn("applicant"),
        await signIn("recruiter"),
        await signIn("recruiter"),
      ];
      const skills = [ownSkill()];
      await save(applicant, "updateApplicantProfile", { skills, profile: "Luthière", sector: "Bois" });
      const { id: entry } = await add(experiences, applicant, { jobTitle: "Vernisseuse" });
      await save(recruiter, "updateRecruiterProfile", { sector: "Bois" });
      const offers = [
        await publish(recruiter, { skills, jobTitle: "Luthière vernisseuse" }),
        await publish(other, { skills, jobTitle: "Luthière vernisseuse" }),
        await publish(other, { skills, jobTitle: "Luthière horlogère" }),
        await publish(other, { skills, jobTitle: "Horlogère" }),
      ].map(({ id }) => id);
      expect(await firstOf(applicant, 4)).toEqual(offers);
      await save(applicant, "updateApplicantProfile", { languages: ["Français"] });
      expect(await firstOf(applicant, 4)).toEqual(offers);
      await save(recruiter, "updateRecruiterProfile", { company: "Novelia" });
      expect(await firstOf(applicant, 4)).toEqual(offers);
      await change(experiences, applicant, entry, { company: "Novelia" });
      expect(await firstOf(applicant, 4)).toEqual(offers);
      for (const id of offers) await sendJson(recruiter, "PATCH", `/job-offer/${id}`, { salary: 2000 });
      for (const id of offers) await sendJson(other, "PATCH", `/job-offer/${id}`, { location: "Nantes" });
      expect(await firstOf(applicant, 4)).toEqual(offers);
    },
  }),
];
