import { expect } from "vitest";
import { anotherApplicant } from "../context/acts";
import { save } from "../context/forms";
import { testsOf, type ContractTest } from "../context/harness";
import { block } from "./people";
import { sendJson } from "../context/calls";
import { aWord, companies, found, foundCompanies } from "../context/search-acts";

export const companySearchTests: ContractTest[] = testsOf("searchCompanies", {
  "finds companies by name, sector and headquarters, in any case": async (context) => {
    const [name, town] = [aWord(), aWord()];
    const recruiter = await context.signIn("recruiter");
    const company = { company: `Énergies ${name}`, sector: "Éolien", headquarters: `Saint-Étienne ${town}` };
    await save(recruiter, "updateRecruiterProfile", company);
    const reader = await anotherApplicant(context);
    for (const q of [name, `ENERGIES ${name}`, `eolien ${town}`, `etienne ${town.slice(0, -1)}`])
      expect([q, await foundCompanies(reader, q)]).toEqual([q, [recruiter.me.id]]);
    for (const q of [name.slice(1), `${name} ${aWord()}`]) expect(await foundCompanies(reader, q)).toEqual([]);
    const { id, firstname, lastname, username, avatar } = recruiter.me;
    const shown = {
      recruiter: { id, firstname, lastname, username, avatar, role: "recruiter" },
      ...company,
      logo: null,
    };
    expect((await companies(reader, name)).items).toEqual([shown]);
  },
  "does not find companies by their recruiter or description": async (context) => {
    const [word, reader] = [aWord(), await anotherApplicant(context)];
    const recruiter = await context.signIn("recruiter");
    await save(recruiter, "updateRecruiterProfile", { company: "Acme", description: word });
    await save(recruiter, "updateMe", { lastname: word });
    expect(await foundCompanies(reader, word)).toEqual([]);
    expect(await found(reader, word)).toEqual([recruiter.me.id]);
  },
  "does not find companies without a name, or that lost theirs": async (context) => {
    const [word, reader] = [aWord(), await anotherApplicant(context)];
    const recruiter = await context.signIn("recruiter");
    await save(recruiter, "updateRecruiterProfile", { sector: word });
    expect(await foundCompanies(reader, word)).toEqual([]);
    await save(recruiter, "updateRecruiterProfile", { company: "Acme" });
    expect(await foundCompanies(reader, word)).toEqual([recruiter.me.id]);
    await save(recruiter, "updateRecruiterProfile", { sector: "" });
    expect(await foundCompanies(reader, word)).toEqual([]);
  },
  "hides companies of blocked and deleted recruiters": async (context) => {
    const [word, reader] = [aWord(), await anotherApplicant(context)];
    const [recruiter, blocker] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    await save(recruiter, "updateRecruiterProfile", { company: word });
    await block(blocker, recruiter);
    expect([await foundCompanies(blocker, word), await foundCompanies(reader, word)]).toEqual([[], [recruiter.me.id]]);
    await sendJson(recruiter, "POST", "/user/delete", { currentPassword: recruiter.password });
    expect(await foundCompanies(reader, word)).toEqual([]);
  },
  "turns its pages, ordered by name": async (context) => {
    const [word, reader] = [aWord(), await anotherApplicant(context)];
    const ids = [];
    for (const company of ["Gamma", "Élan", "beta", "Alpha"]) {
      const recruiter = await context.signIn("recruiter");
      await save(recruiter, "updateRecruiterProfile", { company, headquarters: word });
      ids.unshift(recruiter.me.id);
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => companies(reader, word, { page, ...(page === 1 ? { limit: 2 } : { pageSize: 2 }) })),
    );
    expect(pages.flatMap(({ items }) => items.map(({ recruiter }) => recruiter.id))).toEqual(ids);
    for (const page of pages) expect(page).toMatchObject({ totalItems: 4, totalPages: 2 });
  },
});
