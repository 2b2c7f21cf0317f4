import { expect } from "vitest";
import { anotherApplicant, anotherRecruiter, apply, publish, withdraw } from "../context/acts";
import { add, formations } from "../context/cv-lists";
import { save } from "../context/forms";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { block, showTo, write } from "./people";
import { call, sendJson } from "../context/calls";
import { aWord, found, named, people, skilled } from "../context/search-acts";

const names: ContractTest[] = testsOf("searchPeople", {
  "finds people by first, last and full name and username, in any case (D-151)": async (c) => {
    const [word, other] = [aWord(), aWord()];
    const { me } = await named(c, {
      firstname: `Éloïse-${word}`,
      lastname: `D'Été ${other}`,
      username: `nom.${other}`,
    });
    const reader = await anotherApplicant(c);
    const asked = [word, word.toUpperCase(), `eloise ${word}`, `ÉTÉ ${other}`, `ete, éloise ${word}`, `@nom.${other}`];
    for (const q of [...asked, `e ${word}`, `d é ${other}`])
      for (const by of [{}, { by: "name" }] as const) expect([q, await found(reader, q, by)]).toEqual([q, [me.id]]);
  },
  "finds people by the beginnings of all words (D-151)": async (context) => {
    const word = aWord();
    const { me } = await named(context, { firstname: word });
    const reader = await anotherApplicant(context);
    expect(await found(reader, word.slice(0, -1))).toContain(me.id);
    for (const q of [word.slice(1), `${word} ${aWord()}`, `${word}z`]) expect(await found(reader, q)).toEqual([]);
  },
  "finds people from the first character on (D-151)": async (context) => {
    const { me } = await named(context, { firstname: "ꙮ" });
    const { items } = await people(await anotherApplicant(context), "ꙮ", { by: "name", pageSize: 100 });
    expect(items.map(({ id }) => id)).toContain(me.id);
  },
  "finds people by their current names": async (context) => {
    const [before, after] = [aWord(), aWord()];
    const owner = await named(context, { lastname: before });
    await save(owner, "updateMe", { lastname: after });
    const reader = await anotherApplicant(context);
    expect([await found(reader, before), await found(reader, after)]).toEqual([[], [owner.me.id]]);
  },
  "returns names, picture and role, and the title of visible profiles": async (context) => {
    const { owner, skill, title, name } = await skilled(context, "members");
    const { id, lastname, username, avatar, role } = owner.me;
    const shown = { id, firstname: name, lastname, username, avatar, role, title: `Soudeuse ${title}` };
    const page = { page: 1, totalPages: 1, totalItems: 1 };
    expect(await people(await anotherApplicant(context), skill)).toMatchObject({ items: [shown], ...page });
  },
  "finds nothing for a text without letters or digits": async (context) => {
    const reader = await anotherApplicant(context);
    for (const q of [" ", "--", "🎉", "%", "'"])
      expect(await people(reader, q)).toMatchObject({ items: [], totalItems: 0 });
  },
  "refuses an empty search": async (context) => {
    const reader = await anotherApplicant(context);
    for (const query of ["", "?q=", `?q=${"a".repeat(101)}`, "?q=%00", "?q=a&by=email"])
      expect([query, (await call(reader, "GET", `/people${query}`)).status]).toEqual([query, 400]);
  },
});

const beginning = (word: string) => word.slice(0, -1);

const profiles: ContractTest[] = testsOf("searchPeople", {
  "finds people by title and skill visible to all members (D-175)": async (context) => {
    const { owner, title, skill, name } = await skilled(context, "members");
    const word = aWord();
    await add(formations, owner, { ...formations.least, skills: [`Été ${word}`] });
    for (const reader of [await anotherApplicant(context), await anotherRecruiter(context)])
      for (const q of [
        title,
        skill,
        ...[title, skill, word].map(beginning),
        `SOUDEUSE ${title}`,
        `ete ${word}`,
        `${name} ${skill} ${title}`,
      ])
        expect([q, await found(reader, q)]).toEqual([q, [owner.me.id]]);
  },
  "does not find people by data hidden from a stranger (D-175)": async (context) => {
    const { owner, title, skill, name } = await skilled(context, "contacts");
    for (const reader of [await anotherApplicant(context), await anotherRecruiter(context)]) {
      for (const q of [title, skill, `${name} ${skill}`, `${name} ${title}`])
        expect(await found(reader, q)).toEqual([]);
      expect((await people(reader, name)).items).toMatchObject([{ id: owner.me.id, title: null }]);
    }
    expect(await found(owner, skill)).toEqual([owner.me.id]);
  },
  "neither counts hidden people nor leaves a gap for them (D-175)": async (c) => {
    const skill = aWord();
    const shown = [];
    for (const audience of ["members", "contacts", "members"] as const) {
      const { owner } = await skilled(c, audience);
      await save(owner, "updateApplicantProfile", { skills: skill });
      if (audience === "members") shown.push(owner.me.id);
    }
    const reader = await anotherApplicant(c);
    expect(new Set(await found(reader, skill))).toEqual(new Set(shown));
    const second = await people(reader, skill, { page: 2, pageSize: 1 });
    expect(second).toMatchObject({ items: [{}], totalItems: 2, totalPages: 2 });
  },
  "follows the person's choice of audience (D-175)": async (context) => {
    const { owner, skill } = await skilled(context, "contacts");
    const reader = await anotherApplicant(context);
    for (const [audience, seen] of [
      ["members", [owner.me.id]],
      ["contacts", []],
    ] as const) {
      await showTo(owner, audience);
      expect(await found(reader, skill)).toEqual(seen);
    }
  },
  "finds applicants for their recruiter, while the application exists (D-175)": async (c) => {
    const { owner, skill } = await skilled(c, "contacts");
    const recruiter = await c.signIn("recruiter");
    const { id } = await apply(owner, (await publish(recruiter)).id);
    expect(await found(recruiter, skill)).toEqual([owner.me.id]);
    expect(await found(await anotherRecruiter(c), skill)).toEqual([]);
    await withdraw(owner, id);
    expect(await found(recruiter, skill)).toEqual([]);
  },
  "finds people for the recipients of their messages, not for senders (D-175)": async (context) => {
    const { owner, skill } = await skilled(context, "contacts");
    const other = await context.signIn("applicant");
    await write(context, other, owner);
    expect(await found(other, skill)).toEqual([]);
    const { id } = await write(context, owner, other);
    expect(await found(other, skill)).toEqual([owner.me.id]);
    await call(owner, "DELETE", `/message/${id}`);
    expect(await found(other, skill)).toEqual([]);
    await write(context, owner, other);
    expect(await found(other, skill)).toEqual([owner.me.id]);
    await block(owner, other);
    expect(await found(other, skill)).toEqual([]);
  },
  "finds people for a blocked recruiter by an application, and by data visible to all (D-175)": async (c) => {
    const [{ owner, skill }, open] = [await skilled(c, "contacts"), await skilled(c, "members")];
    const recruiter = await c.signIn("recruiter");
    await apply(owner, (await publish(recruiter)).id);
    for (const by of [owner, open.owner]) await block(by, recruiter);
    expect(await found(recruiter, skill)).toEqual([owner.me.id]);
    expect((await people(recruiter, open.skill)).items).toMatchObject([
      { id: open.owner.me.id, title: `Soudeuse ${open.title}` },
    ]);
  },
  "finds people by names only if requested": async (context) => {
    const { owner, title, skill, name } = await skilled(context, "members");
    const reader = await anotherApplicant(context);
    for (const q of [title, skill, `${name} ${skill}`]) expect(await found(reader, q, { by: "name" })).toEqual([]);
    expect(await found(reader, name, { by: "name" })).toEqual([owner.me.id]);
  },
  "finds people by their current skills": async (context) => {
    const { owner, skill } = await skilled(context, "members");
    const [word, reader] = [aWord(), await anotherApplicant(context)];
    const { id } = await add(formations, owner, { ...formations.least, skills: [word] });
    expect(await found(reader, word)).toEqual([owner.me.id]);
    await call(owner, "DELETE", `/formation/${id}`);
    expect([await found(reader, word), await found(reader, skill)]).toEqual([[], [owner.me.id]]);
    await save(owner, "updateApplicantProfile", { skills: "TIG" });
    expect([await found(reader, word), await found(reader, skill)]).toEqual([[], []]);
  },
  "never searches address, e-mail, phone or birthdate": async (context) => {
    const [email, street] = [aWord(), aWord()];
    const changes = { email: `${email}@exemple.fr`, phone: "+33 6 91 82 73 64", birthdate: "1971-02-04" };
    const owner = await context.signIn("applicant", changes);
    await save(owner, "updateMe", { address: `12 rue ${street}`, profileAudience: "members" });
    for (const reader of [owner, await anotherApplicant(context)])
      for (const q of [email, changes.email, street, "918273 64", changes.phone, changes.birthdate])
        expect([q, await found(reader, q)]).toEqual([q, []]);
  },
});

const hidden: ContractTest[] = testsOf("searchPeople", {
  "neither shows nor counts the blocked person, for the blocker only": async (c) => {
    const { owner, skill, name } = await skilled(c, "members");
    const [blocker, reader] = [await c.signIn("applicant"), await anotherApplicant(c)];
    await block(blocker, owner);
    for (const q of [skill, name])
      expect([await found(blocker, q), await found(reader, q)]).toEqual([[], [owner.me.id]]);
    expect(await found(blocker, name, { by: "name" })).toEqual([]);
  },
  "finds no unverified or deleted people": async (context) => {
    const { owner, skill, name } = await skilled(context, "members");
    const [word, reader] = [aWord(), await anotherApplicant(context)];
    await context.register({ firstname: word });
    await sendJson(owner, "POST", "/user/delete", { currentPassword: owner.password });
    for (const q of [word, skill, name]) expect(await found(reader, q)).toEqual([]);
  },
  "has no gap and no duplicate over its pages, which are ordered by name": async (context) => {
    const word = aWord();
    const ids = [];
    for (const firstname of ["Emma", "Élodie", "david", "bruno", "Anne"])
      ids.unshift((await named(context, { firstname, lastname: word })).me.id);
    const reader = await anotherApplicant(context);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => people(reader, word, { page, pageSize: 2 })));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
    for (const page of pages) expect(page).toMatchObject({ totalItems: 5, totalPages: 3 });
  },
});

const ordered = contractTest("is ordered by last name before first name", "searchPeople", async (context) => {
  const word = aWord();
  const last = await named(context, { firstname: "Anne", lastname: `Zola ${word}` });
  const first = await named(context, { firstname: "Zoe", lastname: `Arnaud ${word}` });
  const reader = await anotherApplicant(context);
  for (const by of [{}, { by: "name" }] as const)
    expect(await found(reader, word, by)).toEqual([first.me.id, last.me.id]);
});

export const searchTests: ContractTest[] = [...names, ...profiles, ...hidden, ordered];
