import { expect } from "vitest";
import type { Schemas } from "../../src";
import { close, publish, remove, theApplicant, theRecruiter } from "../context/acts";
import { call, refused } from "../context/calls";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { aWord } from "../context/search-acts";
import { unwrap } from "../context/unwrap";
import { block } from "../people/people";

const told = ({ items }: Schemas["OfferSuggestions"]) => items.map(({ text, kind }) => `${kind}: ${text}`);

const suggested = async (applicant: TestUser, q: string) =>
  told(await unwrap(applicant.GET("/job-offer-suggestions", { params: { query: { q } } })));

const suggestedToAll = async ({ anonymous }: TestContext, q: string) =>
  told(await unwrap(anonymous.GET("/public/offer-suggestions", { params: { query: { q } } })));

export const searchSuggestionTests: ContractTest[] = [
  ...testsOf("suggestOffers", {
    "suggests titles, skills and companies, the most frequent first (D-447)": async (context) => {
      const [applicant, recruiter] = [await theApplicant(context), await context.signIn("recruiter")];
      const word = aWord();
      await save(recruiter, "updateRecruiterProfile", { company: `${word} Conseil` });
      const ids: number[] = [];
      for (const jobTitle of [`Soudeuse ${word}`, "Ajusteuse", "Ajusteuse"])
        ids.push((await publish(recruiter, { jobTitle, skills: [`${word} TIG`] })).id);
      const company = `company: ${word} Conseil`;
      for (const q of [word, ` ${word.toUpperCase()} `, word.slice(0, -1)]) {
        const found = await suggested(applicant, q);
        expect([q, new Set(found)]).toEqual([q, new Set([company, `skill: ${word} TIG`, `title: Soudeuse ${word}`])]);
        expect(found.at(-1)).toBe(`title: Soudeuse ${word}`);
      }
      expect(await suggested(applicant, `soud ${word}`)).toEqual([`title: Soudeuse ${word}`]);
      for (const start of ["t", "ti"])
        expect(await suggested(applicant, `${word} ${start}`)).toEqual([`skill: ${word} TIG`]);
      expect(await suggested(applicant, `soudeuse ${word}`)).toEqual([]);
      expect(await suggested(applicant, aWord())).toEqual([]);
      for (const id of ids) await remove(recruiter, id);
    },
    "suggests nothing of closed offers and of blocked recruiters (D-447)": async (context) => {
      const [applicant, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
      const word = aWord();
      const [closed, open] = [
        await publish(recruiter, { skills: [`${word} A`] }),
        await publish(recruiter, { skills: [`${word} B`] }),
      ];
      await close(recruiter, closed.id);
      expect(await suggested(applicant, word)).toEqual([`skill: ${word} B`]);
      await block(applicant, recruiter);
      expect(await suggested(applicant, word)).toEqual([]);
      await remove(recruiter, open.id);
    },
    "refuses an empty text (D-447)": async (context) => {
      const applicant = await theApplicant(context);
      for (const query of ["", "?q=", `?q=${"a".repeat(201)}`, "?q=%00"])
        expect([query, await call(applicant, "GET", `/job-offer-suggestions${query}`)]).toEqual([query, refused(400)]);
    },
  }),
  contractTest("suggests names of public offers to visitors (D-447)", "suggestPublicOffers", async (context) => {
    const recruiter = await theRecruiter(context);
    const word = aWord();
    const ids: number[] = [];
    for (const isPublic of [true, false])
      ids.push((await publish(recruiter, { public: isPublic, skills: [`${word} ${isPublic}`] })).id);
    expect(await suggestedToAll(context, word)).toEqual([`skill: ${word} true`]);
    for (const id of ids) await remove(recruiter, id);
    expect(await suggestedToAll(context, word)).toEqual([]);
  }),
];
