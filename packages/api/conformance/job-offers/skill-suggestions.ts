import { expect } from "vitest";
import { theApplicant, theRecruiter, close, publish, remove } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest } from "../context/harness";
import { block } from "../people/people";
import { call, refused } from "../context/calls";
import { aWord } from "../context/search-acts";
import { unwrap } from "../context/unwrap";

/** The suggested skills, as 'name offers'. */
async function suggested(applicant: TestUser, q: string): Promise<string[]> {
  const { items } = await unwrap(applicant.GET("/skills", { params: { query: { q } } }));
  return items.map(({ name, offers }) => `${name} ${offers}`);
}

export const skillSuggestionTests: ContractTest[] = testsOf("searchSkills", {
  "suggests skills by their beginning, the most wanted first (D-232)": async (context) => {
    const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
    const word = aWord();
    const ids: number[] = [];
    for (const skills of [
      [`${word} A`, `${word} B`],
      [`${word} b`, `x ${word}`],
      [`${word} C`, `${word}  Â`, `${word.toUpperCase()} É`],
      [`${word} e`],
    ])
      ids.push((await publish(recruiter, { skills })).id);
    const four = [`${word}  Â 2`, `${word} b 2`, `${word} e 2`, `${word} C 1`];
    for (const q of [word, ` ${word.toUpperCase()} `, word.slice(0, -1)])
      expect([q, await suggested(applicant, q)]).toEqual([q, four]);
    expect(await suggested(applicant, `${word} È`)).toEqual([`${word} e 2`]);
    for (const q of [word.slice(1), `${word}z`, "🙂"]) expect([q, await suggested(applicant, q)]).toEqual([q, []]);
    for (const id of ids) await remove(recruiter, id);
    expect(await suggested(applicant, word)).toEqual([]);
  },
  "counts an offer once, regardless of spelling (D-232)": async (context) => {
    const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
    const word = aWord();
    const { id } = await publish(recruiter, { skills: [`${word} (avancé)`, word.toUpperCase(), `${word} (bases)`] });
    expect(await suggested(applicant, word)).toEqual([`${word} (avancé) 1`]);
    await remove(recruiter, id);
  },
  "suggests a skill by an alias (D-232)": async (context) => {
    const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
    const { id } = await publish(recruiter, { skills: ["K8s"] });
    for (const q of ["k8s", "kubernetes", "Kubernetes (avancé)", "kubern"])
      expect([q, await suggested(applicant, q)]).toEqual([q, [expect.stringMatching(/^K8s \d+$/)]]);
    await remove(recruiter, id);
  },
  "counts open offers only (D-179, D-232)": async (context) => {
    const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
    const word = aWord();
    const open = await publish(recruiter, { skills: [word] });
    const closed = await publish(recruiter, { skills: [`${word} (b)`] });
    await publish(recruiter, { skills: [`${word} (c)`], active: false });
    expect(await suggested(applicant, word)).toEqual([`${word} (b) 2`]);
    await close(recruiter, closed.id);
    expect(await suggested(applicant, word)).toEqual([`${word} 1`]);
    await close(recruiter, open.id);
    expect(await suggested(applicant, word)).toEqual([]);
  },
  "counts no offer by a recruiter that the applicant blocks (D-185, D-232)": async (context) => {
    const [applicant, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
    const word = aWord();
    const { id } = await publish(recruiter, { skills: [word] });
    await block(recruiter, await theApplicant(context));
    expect(await suggested(await theApplicant(context), word)).toEqual([`${word} 1`]);
    await block(applicant, recruiter);
    expect(await suggested(applicant, word)).toEqual([]);
    await remove(recruiter, id);
  },
  "suggests ten at most (D-232)": async (context) => {
    const [applicant, recruiter] = [await theApplicant(context), await theRecruiter(context)];
    const word = aWord();
    const skills = Array.from("cadfbegihlkj", (letter) => `${word} ${letter}`);
    const { id } = await publish(recruiter, { skills });
    expect(await suggested(applicant, word)).toEqual(
      skills
        .toSorted()
        .slice(0, 10)
        .map((name) => `${name} 1`),
    );
    await remove(recruiter, id);
  },
  "refuses an empty text (D-232)": async (context) => {
    const applicant = await theApplicant(context);
    for (const query of ["", "?q=", `?q=${"a".repeat(61)}`, "?q=%00"])
      expect([query, await call(applicant, "GET", `/skills${query}`)]).toEqual([query, refused(400)]);
  },
});
