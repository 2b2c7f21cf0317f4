import { explain } from "@passerelle/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../test/test-database";
import { verifyPassword } from "../features/auth/passwords";
import { findApplicant } from "../features/job-offers/applicant";
import { countOffersFor, rankedIds } from "../features/job-offers/ranking";
import { findOffersFor } from "../features/job-offers/store";
import { countUnreadMessages } from "../features/messages";
import { listDiscussions } from "../features/messages/store";
import { countUnreadNotifications } from "../features/notifications";
import { countPosts, listPosts } from "../features/posts/store";
import type { Db, OpenDatabase } from "../platform/database/database";
import { seedDemo } from "./seed";

let database: OpenDatabase;
let db: Db;
let seeded: boolean[];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  seeded = await Promise.all([seedDemo(db), seedDemo(db)]);
});
afterAll(() => database.close());

const userOf = (username: string) =>
  db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirstOrThrow();

it("fills an empty database once, and then leaves it alone", async () => {
  expect(seeded.filter(Boolean)).toHaveLength(1);
  expect(await seedDemo(db)).toBe(false);
});

it("lets the applicant and the recruiter of the README log in", async () => {
  for (const [username, role] of [
    ["amelie.durand", "applicant"],
    ["karim.benali", "recruiter"],
  ] as const) {
    const user = await userOf(username);
    expect(user).toMatchObject({ email: `${username}@passerelle.example`, role, verified_at: expect.any(Date) });
    expect(await verifyPassword(user.password_hash, "Passerelle-2026!")).toBe(true);
  }
});

it("shows the applicant offers of every kind, the best fit first", async () => {
  const { id } = await userOf("amelie.durand");
  const [applicant, total] = [await findApplicant(db, id), await countOffersFor(db, id)];
  const offers = await findOffersFor(db, id, await rankedIds(db, id, applicant, { page: 1, size: 100, offset: 0 }));
  expect(offers).toHaveLength(total);
  expect(total).toBe(25);
  const matches = offers.map(({ skills, keys }) =>
    explain(
      applicant.skills,
      skills.map((name, n) => ({ name, key: keys[n] ?? null })),
    ),
  );
  expect(offers[0]?.job_title).toBe("Développeur ou développeuse Go");
  expect(matches[0]).toMatchObject({ matched: 3, total: 3, level: "strong" });
  expect(new Set(matches.map((match) => match?.level))).toEqual(new Set(["strong", "medium", "weak", undefined]));
});

it("shows a feed that goes on, and news of it to both people of the README", async () => {
  const posts = await listPosts(db, { page: 1, size: 10, offset: 0 });
  expect(posts).toHaveLength(await countPosts(db));
  const moments = posts.map(({ created_at }) => created_at.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  expect(posts.flatMap(({ likes }) => likes).length).toBeGreaterThan(10);
  for (const { comments } of posts) {
    const written = comments.map(({ created_at }) => Date.parse(created_at));
    expect(written).toEqual(written.toSorted((a, b) => a - b));
  }
  for (const username of ["amelie.durand", "karim.benali"])
    expect(await countUnreadNotifications(db, (await userOf(username)).id)).toBeGreaterThan(0);
});

it("shows the two what they have written to each other, and the applicant one message to read", async () => {
  const [amelie, karim] = [await userOf("amelie.durand"), await userOf("karim.benali")];
  const [discussion] = await listDiscussions(db, karim.id);
  expect(discussion).toMatchObject({ user1: { username: "amelie.durand" }, last: { content: "À jeudi !" } });
  expect([await countUnreadMessages(db, amelie.id), await countUnreadMessages(db, karim.id)]).toEqual([1, 0]);
});
