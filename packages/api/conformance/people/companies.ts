import { expect } from "vitest";
import { anotherApplicant, anotherRecruiter, close, publish } from "../context/acts";
import { aName } from "../context/builders";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, refused, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

async function companyOf({ me }: TestUser, reader: TestUser, query: { page?: number; pageSize?: number } = {}) {
  const params = { path: { username: me.username }, query };
  return (await unwrap(reader.GET("/companies/{username}", { params }))).data;
}

const acme = {
  company: "Acme",
  sector: "Énergie",
  website: "https://acme.fr/",
  headquarters: "Brest",
  employees: "11-50",
  description: "Des turbines.\nEt des hydroliennes.",
};

const pages: ContractTest[] = testsOf("getCompany", {
  "is the same for all members (D-175)": async (context) => {
    const recruiter = await context.signIn("recruiter");
    await save(recruiter, "updateRecruiterProfile", acme);
    const { id, firstname, lastname, username } = recruiter.me;
    const whole = {
      recruiter: { id, firstname, lastname, username, avatar: null, role: "recruiter" },
      profile: { ...acme, logo: null },
      offers: { items: [], page: 1, totalPages: 0, totalItems: 0 },
    };
    for (const reader of [recruiter, await anotherApplicant(context), await anotherRecruiter(context)])
      expect(await companyOf(recruiter, reader)).toMatchObject(whole);
  },
  "contains no contact data of the recruiter (D-175)": async (context) => {
    const recruiter = await context.signIn("recruiter", { phone: "+33 6 98 76 54 33", birthdate: "1971-02-04" });
    await save(recruiter, "updateMe", { address: "14 rue des Carmes" });
    for (const reader of [recruiter, await anotherApplicant(context)]) {
      const { status, body } = await call(reader, "GET", `/companies/${recruiter.me.username}`);
      expect(status).toBe(200);
      for (const secret of [recruiter.me.email, "98 76 54", "1971-02-04", "Carmes"])
        expect(JSON.stringify(body)).not.toContain(secret);
    }
  },
  "exists, with its offers, before any company data are saved": async (context) => {
    const recruiter = await context.signUp("recruiter");
    const { id } = await publish(recruiter);
    const { profile, offers } = await companyOf(recruiter, await anotherApplicant(context));
    expect([profile, offers.items.map((offer) => offer.id)]).toEqual([null, [id]]);
  },
});

const offers: ContractTest[] = [
  contractTest("lists only active offers, newest first, to the recruiter too", "getCompany", async (context) => {
    const recruiter = await context.signIn("recruiter");
    const [first, closed, last] = [await publish(recruiter), await publish(recruiter), await publish(recruiter)];
    await close(recruiter, closed.id);
    for (const reader of [recruiter, await anotherApplicant(context)]) {
      const { items, totalItems } = (await companyOf(recruiter, reader)).offers;
      expect([items.map(({ id }) => id), totalItems]).toEqual([[last.id, first.id], 2]);
    }
  }),
  contractTest("turns the pages of its offers", "getCompany", async (context) => {
    const recruiter = await context.signIn("recruiter");
    const newest = [];
    for (const jobTitle of ["Un", "Deux", "Trois"]) newest.unshift(await publish(recruiter, { jobTitle }));
    const reader = await anotherApplicant(context);
    const read = async (page: number) => (await companyOf(recruiter, reader, { page, pageSize: 2 })).offers;
    const [one, two, three] = [await read(1), await read(2), await read(3)];
    expect([...one.items, ...two.items]).toMatchObject(
      newest.map(({ id, jobTitle, location, contract, createdAt }) => ({
        id,
        jobTitle,
        location,
        contract,
        createdAt,
      })),
    );
    expect(two).toMatchObject({ page: 2, totalPages: 2, totalItems: 3 });
    expect(three).toMatchObject({ items: [], totalPages: 2, totalItems: 3 });
  }),
];

const names: ContractTest[] = testsOf("getCompany", {
  "is found by a username in any case and by a former one (D-030, D-172)": async (context) => {
    const [recruiter, reader] = [await context.signIn("recruiter"), await anotherApplicant(context)];
    const username = aName();
    await save(recruiter, "updateMe", { username });
    for (const name of [username, username.toUpperCase(), recruiter.me.username.toUpperCase()])
      expect(await call(reader, "GET", `/companies/${name}`)).toMatchObject({
        status: 200,
        body: { data: { recruiter: { username } } },
      });
  },
  "is a 404 for an applicant, an unknown username, and an unverified person": async (context) => {
    const reader = await anotherApplicant(context);
    const username = aName();
    await context.register({ username, role: "recruiter" });
    for (const name of [reader.me.username, username, "personne-de-ce-nom"])
      expect(await call(reader, "GET", `/companies/${name}`)).toEqual(refused(404));
  },
  "hides the blocked recruiter from the blocker only": async (context) => {
    const [recruiter, blocker] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    expect((await companyOf(recruiter, blocker)).recruiter.id).toBe(recruiter.me.id);
    await sendJson(blocker, "POST", "/user/blocks", { userId: recruiter.me.id });
    expect(await call(blocker, "GET", `/companies/${recruiter.me.username}`)).toEqual(refused(404));
    expect((await companyOf(recruiter, await anotherApplicant(context))).recruiter.id).toBe(recruiter.me.id);
  },
  "is deleted with its recruiter": async (context) => {
    const recruiter = await context.signIn("recruiter");
    await sendJson(recruiter, "POST", "/user/delete", { currentPassword: recruiter.password });
    const path = `/companies/${recruiter.me.username}`;
    expect(await call(await anotherApplicant(context), "GET", path)).toEqual(refused(404));
  },
});

export const companyTests: ContractTest[] = [...pages, ...offers, ...names];
