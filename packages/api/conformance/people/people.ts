import { expect } from "vitest";
import type { Schemas } from "../../src";
import { anotherApplicant, anotherRecruiter, apply, publish, theRecruiter, withdraw } from "../context/acts";
import { aName } from "../context/builders";
import { add, cvLists, readList } from "../context/cv-lists";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { sendMessage, skipGreetings, withLive } from "../context/live-acts";
import { call, refused, refusedErrors, sendJson } from "../context/calls";
import { unwrap } from "../context/unwrap";

type Audience = Schemas["ProfileAudience"];

async function pageOf({ me }: TestUser, reader: TestUser, as?: Audience) {
  const params = { path: { username: me.username }, query: as ? { as } : {} };
  return (await unwrap(reader.GET("/people/{username}", { params }))).data;
}

/** Whether a reader sees a person's profile; the page and the profile must agree. */
async function isSeen(owner: TestUser, reader: TestUser): Promise<boolean> {
  const { profile } = await pageOf(owner, reader);
  const { status } = await call(reader, "GET", `/applicant/${owner.me.username}`);
  expect(status).toBe(profile === null ? 404 : 200);
  return profile !== null;
}

export const showTo = (owner: TestUser, profileAudience: Audience) => save(owner, "updateMe", { profileAudience });

export const write = (context: TestContext, from: TestUser, to: TestUser) =>
  withLive(context, [from], async (channel) => {
    await skipGreetings(channel);
    const { message } = await sendMessage(channel, { content: "Bonjour.", recipientUsername: to.me.username });
    return message;
  });

export const block = (by: TestUser, { me }: TestUser) => sendJson(by, "POST", "/user/blocks", { userId: me.id });
export const unblock = (by: TestUser, { me }: TestUser) => call(by, "DELETE", `/user/blocks/${me.id}`);

/** An applicant with a profile and no contacts. */
async function anOwner({ signIn }: TestContext): Promise<TestUser> {
  const owner = await signIn("applicant");
  await save(owner, "updateApplicantProfile", { profile: "Soudeuse", skills: "TIG", availableImmediately: "true" });
  return owner;
}

const audiences: ContractTest[] = [
  ...testsOf("getPerson", {
    "shows the profile to its owner, but not to strangers (D-175)": async (context) => {
      const owner = await anOwner(context);
      expect(await isSeen(owner, owner)).toBe(true);
      for (const stranger of [await anotherApplicant(context), await anotherRecruiter(context)]) {
        expect(await isSeen(owner, stranger)).toBe(false);
        const { id, firstname, lastname, username, avatar, role } = owner.me;
        const seen = { id, firstname, lastname, username, avatar, role, profile: null };
        expect(await pageOf(owner, stranger)).toEqual(seen);
      }
    },
    "shows the profile to a recruiter while an application exists (D-175)": async (context) => {
      const [owner, recruiter] = [await anOwner(context), await context.signIn("recruiter")];
      const offer = await publish(recruiter);
      await apply(await anotherApplicant(context), offer.id);
      expect(await isSeen(owner, recruiter)).toBe(false);
      const { id } = await apply(owner, offer.id);
      expect(await isSeen(owner, recruiter)).toBe(true);
      expect(await isSeen(owner, await anotherRecruiter(context))).toBe(false);
      await withdraw(owner, id);
      expect(await isSeen(owner, recruiter)).toBe(false);
    },
    "shows the profile to people the owner has written to (D-175)": async (context) => {
      const [owner, other] = [await anOwner(context), await context.signIn("applicant")];
      await write(context, owner, other);
      expect(await isSeen(owner, other)).toBe(true);
      expect(await isSeen(owner, await anotherApplicant(context))).toBe(false);
    },
    "shows the profile to all members while the owner allows it": async (context) => {
      const owner = await anOwner(context);
      const readers = [await anotherApplicant(context), await theRecruiter(context)];
      for (const [audience, seen] of [
        ["members", true],
        ["contacts", false],
      ] as const) {
        expect(await showTo(owner, audience)).toHaveProperty("status", 200);
        for (const reader of readers) expect([audience, await isSeen(owner, reader)]).toEqual([audience, seen]);
      }
    },
  }),
  ...testsOf("getApplicantProfile", {
    "answers for a hidden profile as for a missing one (D-085, D-175)": async (context) => {
      const [owner, without] = [await anOwner(context), await context.signUp("applicant")];
      const reader = await anotherApplicant(context);
      const read = ({ me }: TestUser) => call(reader, "GET", `/applicant/${me.username}`);
      expect(await read(owner)).toEqual(refused(404));
      expect(await read(owner)).toEqual(await read(without));
    },
  }),
];

const previews: ContractTest[] = testsOf("getPerson", {
  "previews each audience for the owner (D-175)": async (context) => {
    const owner = await anOwner(context);
    const seen = async () =>
      (await Promise.all((["contacts", "members"] as const).map((as) => pageOf(owner, owner, as)))).map(
        ({ profile }) => profile !== null,
      );
    expect(await seen()).toEqual([true, false]);
    await showTo(owner, "members");
    expect(await seen()).toEqual([true, true]);
    expect(await pageOf(owner, owner, "members")).toEqual(await pageOf(owner, await anotherApplicant(context)));
  },
  "ignores previews by other people": async (context) => {
    const [owner, contact] = [await anOwner(context), await context.signIn("applicant")];
    await write(context, owner, contact);
    const stranger = await anotherApplicant(context);
    for (const as of ["contacts", "members"] as const) {
      expect((await pageOf(owner, stranger, as)).profile).toBeNull();
      expect((await pageOf(owner, contact, as)).profile).not.toBeNull();
    }
  },
  "refuses a preview for an unknown audience": async (context) => {
    const reader = await anotherApplicant(context);
    expect(await call(reader, "GET", `/people/${reader.me.username}?as=nobody`)).toHaveProperty("status", 400);
  },
});

const blocks: ContractTest[] = testsOf("getPerson", {
  "hides the blocked person from the blocker only": async (context) => {
    const [owner, blocker] = [await anOwner(context), await context.signIn("applicant")];
    await showTo(owner, "members");
    const statuses = () =>
      Promise.all(
        ["people", "applicant"].map(
          async (path) => (await call(blocker, "GET", `/${path}/${owner.me.username}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    await block(blocker, owner);
    expect(await statuses()).toEqual([404, 404]);
    expect(await isSeen(owner, await anotherApplicant(context))).toBe(true);
  },
  "does not count blocked people among the owner's contacts": async (context) => {
    const [owner, other] = [await anOwner(context), await context.signIn("applicant")];
    await write(context, owner, other);
    await block(owner, other);
    expect(await isSeen(owner, other)).toBe(false);
    expect((await pageOf(owner, other)).username).toBe(owner.me.username);
    await showTo(owner, "members");
    expect(await isSeen(owner, other)).toBe(true);
  },
  "keeps the profile visible to a blocked recruiter with an application": async (context) => {
    const [owner, recruiter] = [await anOwner(context), await context.signIn("recruiter")];
    await apply(owner, (await publish(recruiter)).id);
    await block(owner, recruiter);
    expect(await isSeen(owner, recruiter)).toBe(true);
  },
});

const pages: ContractTest[] = testsOf("getPerson", {
  "contains the profile and the whole CV, in the order of its lists (D-018)": async (context) => {
    const owner = await anOwner(context);
    const professional = { sector: "Énergie", academicLevel: "Master", experienceLevel: "Senior" };
    await save(owner, "updateApplicantProfile", {
      ...professional,
      languages: "Breton",
      portfolioUrl: "https://a.fr/",
    });
    for (const list of cvLists) {
      await add(list, owner);
      await add(list, owner, { ...list.least, ...("startedAt" in list.least && { startedAt: "2020-09-01" }) });
      await add(list, owner, list.none);
    }
    const lists = await Promise.all(cvLists.map(async (list) => [list.many, await readList(list, owner)] as const));
    await showTo(owner, "members");
    const { profile } = await pageOf(owner, await theRecruiter(context));
    expect(profile).toEqual({
      title: "Soudeuse",
      ...professional,
      skills: ["TIG"],
      languages: ["Breton"],
      portfolioUrl: "https://a.fr/",
      availableImmediately: true,
      ...Object.fromEntries(lists),
    });
  },
  "contains no contact data, even for its owner (D-175)": async (context) => {
    const owner = await context.signIn("applicant", { phone: "+33 6 98 76 54 32", birthdate: "1971-02-03" });
    await save(owner, "updateMe", { address: "12 rue des Carmes", profileAudience: "members" });
    for (const reader of [owner, await theRecruiter(context)]) {
      const { body } = await call(reader, "GET", `/people/${owner.me.username}`);
      for (const secret of [owner.me.email, "98 76 54", "1971-02-03", "Carmes"])
        expect(JSON.stringify(body)).not.toContain(secret);
    }
  },
  "is empty, not missing, before the first save": async (context) => {
    const owner = await context.signUp("applicant");
    const { profile } = await pageOf(owner, owner);
    expect(profile).toMatchObject({ title: null, skills: [], availableImmediately: false, formations: [] });
  },
  "contains a recruiter's name only, because the company is read elsewhere": async (context) => {
    const recruiter = await anotherRecruiter(context);
    for (const reader of [recruiter, await anotherApplicant(context)])
      expect(await pageOf(recruiter, reader)).toMatchObject({
        id: recruiter.me.id,
        role: "recruiter",
        profile: null,
      });
  },
  "is found by a username in any case and by a former one (D-030, D-172)": async (context) => {
    const [owner, reader] = [await context.signIn("applicant"), await anotherApplicant(context)];
    const username = aName();
    await save(owner, "updateMe", { username });
    for (const name of [username, username.toUpperCase(), owner.me.username.toUpperCase()])
      expect(await call(reader, "GET", `/people/${name}`)).toMatchObject({
        status: 200,
        body: { data: { username } },
      });
  },
  "is a 404 for an unknown username, and for an unverified person": async (context) => {
    const username = aName();
    await context.register({ username });
    for (const name of [username, "personne-de-ce-nom"])
      expect(await call(await anotherApplicant(context), "GET", `/people/${name}`)).toEqual(refused(404));
  },
});

const choices: ContractTest[] = [
  contractTest("is contacts by default, and stores the chosen audience (D-175)", "updateMe", async (context) => {
    const member = await context.signIn("applicant");
    const audienceOf = async () => (await unwrap(member.GET("/user/me"))).profileAudience;
    expect(await audienceOf()).toBe("contacts");
    expect(await showTo(member, "members")).toMatchObject({ body: { data: { profileAudience: "members" } } });
    await save(member, "updateMe", { firstname: "Zoé" });
    expect(await audienceOf()).toBe("members");
    for (const wrong of ["", "nobody", "MEMBERS"])
      expect(await save(member, "updateMe", { profileAudience: wrong })).toEqual(refusedErrors("profileAudience"));
    expect(await audienceOf()).toBe("members");
  }),
];

export const peopleTests: ContractTest[] = [...audiences, ...previews, ...blocks, ...pages, ...choices];
