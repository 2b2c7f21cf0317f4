import { form } from "@passerelle/api";
import { day } from "@passerelle/domain";
import { expect, it } from "vitest";
import { inTransaction } from "../src/platform/database/transactions";
import { call } from "./call";
import { aMember, type Member } from "./members";
import { aPerson } from "./people";
import { testServer } from "./test-server";
import { findWaiting, verifyRegistration } from "../src/features/auth/registrations-store";
import { isTaken } from "../src/features/auth/former-usernames";

const server = testServer();

const taken = { errors: { username: "This username is already taken." }, codes: { username: "username_taken" } };
const times = <Made>(count: number, make: (n: number) => Made) => Array.from({ length: count }, (_, n) => make(n));
const members = (count: number) => Promise.all(times(count, () => aMember(server, "applicant")));

async function rename({ api }: Member, username: string) {
  const { response, error } = await api.PATCH("/user/update", form({ username }));
  return { status: response.status, body: error };
}

async function register(username: string) {
  const { status, body } = await call(server.url, "POST", "/user/register", {
    body: aPerson({ username }),
    language: "en",
  });
  return { status, body };
}

/** Verifies a registration that requested a username; returns the assigned one. */
const verify = ({ email, firstname, lastname, role = "applicant" }: ReturnType<typeof aPerson>, username: string) =>
  inTransaction(server.db, async (tx) => {
    const wanted = { email, firstname, lastname, role, username, password_hash: "none" };
    await tx.insertInto("users").values(wanted).execute();
    const [registration] = await findWaiting(tx, email);
    return registration && (await verifyRegistration(tx, server.clock, registration))?.username;
  });

const holders = (username: string) =>
  server.db
    .selectFrom("users")
    .select("username")
    .where("username", "ilike", username)
    .where("verified_at", "is not", null)
    .execute();

it.each([
  ["محمد", "علي", "mhmd.aly"],
  ["أحمد", "بن علي", "ahmd.bn-aly"],
  ["إيمان", "الآغا", "ayman.alagha"],
  ["نداء", "ﻋﺎﺋﺸﺔ", "ndaa.aaishh"],
  ["נועה", "כהן", "nvah.khhn"],
  ["אברהם", "עמית", "avrhm.amyt"],
  ["Дмитрий", "Щербакова", "dmitriy.shcherbakova"],
  ["Γεώργιος", "Παπαδόπουλος", "georgios.papadopoylos"],
  ["小明", "王", "xiaoming.wang"],
  ["さくら", "山田", "sakura.shantian"],
  ["민수", "김", "minsu.gim"],
  ["अमित", "शर्मा", "amit.srma"],
  ["สมชาย", "ใจดี", "smchay.aichdi"],
  ["Łukasz", "Đỗ", "lukasz.do"],
  ["Ivan Петр", "Œuvrard", "ivan-petr.oeuvrard"],
])("makes of %s %s the username %s (D-398)", async (firstname, lastname, username) => {
  expect(await verify(aPerson({ firstname, lastname }), "")).toBe(username);
});

it("gives a username to one of concurrent renames, and to no unverified registration", async () => {
  for (const round of times(4, (n) => n)) {
    const wanted = (n: number) => (n % 2 ? `Course-${round}` : `course-${round}`);
    const people = await members(4);
    const answers = await Promise.all([
      ...times(3, (n) => register(wanted(n))),
      ...people.map((person, n) => rename(person, wanted(n))),
    ]);
    for (const answer of answers.filter(({ status }) => status === 400))
      expect(answer).toEqual({ status: 400, body: taken });
    const renames = answers.slice(3).map(({ status }) => status);
    expect(renames.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect(await holders(wanted(0))).toHaveLength(1);
    expect(await register(wanted(0))).toEqual({ status: 400, body: taken });
  }
});

it("gives a username to one of concurrent renames and verifications", async () => {
  for (const round of times(10, (n) => n)) {
    const username = `rencontre-${round}`;
    const people = await members(3);
    const renames = people.map((person) => rename(person, username));
    const verified = await Promise.all(times(3, () => verify(aPerson(), username)));
    const renamed = await Promise.all(renames);
    const others = verified.filter((name) => name !== username);
    const losers = renamed.filter(({ status }) => status !== 200);
    for (const loser of losers) expect(loser).toEqual({ status: 400, body: taken });
    expect(others.length + losers.length).toBe(5);
    expect(await holders(username)).toHaveLength(1);
  }
});

it("rejects two people who swap usernames, and changes neither", async () => {
  const [one, two] = [await aMember(server, "applicant"), await aMember(server, "recruiter")];
  const answers = await Promise.all([rename(one, two.username), rename(two, one.username)]);
  expect(answers).toEqual(times(2, () => ({ status: 400, body: taken })));
  expect(await rename(one, one.username)).toMatchObject({ status: 200 });
});

it("reserves a name for 90 days from the moment its owner gives it up", async () => {
  const owner = await aMember(server, "applicant");
  const others = await members(4);
  const [left, ...answers] = await Promise.all([
    rename(owner, `partie-${owner.id}`),
    ...others.map((other) => rename(other, owner.username)),
    register(owner.username),
  ]);
  expect(left).toMatchObject({ status: 200 });
  expect(answers).toEqual(times(5, () => ({ status: 400, body: taken })));
  const isTakenIn = (days: number, self?: number) =>
    isTaken(server.db, owner.username, new Date(Date.now() + days * day * 1000), self);
  expect(await Promise.all([isTakenIn(89.9), isTakenIn(90.1), isTakenIn(1, owner.id)])).toEqual([true, false, false]);
});
