import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { comment, likeable, post, removeComment, removePost, postSeenBy, unreadCountOf } from "../../../test/feed";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { lockFeedOf } from "./likes-store";

const server = testServer();
const author = memberFor(beforeEach, server, "applicant");
const reader = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

describe.each(["post", "comment"] as const)("the like of a %s", (kind) => {
  const { like, unlike } = likeable[kind];
  let postId: number;
  /** The post, or a comment by its author on it. */
  let id: number;
  beforeEach(async () => {
    postId = (await post(author)).id;
    id = kind === "post" ? postId : (await comment(author, postId)).id;
  });

  const likes = async () => {
    const shown = await postSeenBy(reader, postId);
    return (kind === "post" ? shown?.likes : shown?.comments[0]?.likes) ?? [];
  };
  const likesCount = async () => {
    const shown = await postSeenBy(reader, postId);
    return (kind === "post" ? shown : shown?.comments[0])?.likesCount;
  };
  const remove = () => (kind === "post" ? removePost(author, id) : removeComment(author, id));

  it("and its removal, repeated in several tabs, never gives two likes or an error", async () => {
    const toggle = async () => {
      const { data, response } = await like(reader, id);
      expect([200, 201]).toContain(response.status);
      const back = await unlike(reader, data?.data.id ?? 0);
      expect([200, 404]).toContain(back.response.status);
    };
    await Promise.all(Array.from({ length: 10 }, toggle));
    await like(reader, id);
    expect(await likes()).toHaveLength(1);
    expect(await likesCount()).toBe(1);
    expect(await unreadCountOf(author)).toBe(1);
  });

  it("of two concurrently deleted accounts is no longer counted", async () => {
    const people = [await aMember(server, "applicant"), await aMember(server, "applicant")];
    const others = (await Promise.all([post(author), post(author)])).map((one) => one.id);
    await Promise.all(people.map((by) => like(by, id)));
    for (const [n, by] of people.entries())
      for (const other of n === 0 ? others : others.toReversed()) {
        await likeable.post.like(by, other);
        await comment(by, other);
      }
    expect(await likesCount()).toBe(2);
    const deletion = ({ id: userId }: Member) =>
      server.db.transaction().execute(async (tx) => {
        await lockFeedOf(tx, userId);
        await tx.deleteFrom("users").where("id", "=", userId).execute();
      });
    await Promise.all(people.map(deletion));
    expect(await likesCount()).toBe(0);
    for (const other of others)
      expect(await postSeenBy(reader, other)).toMatchObject({ likesCount: 0, commentsCount: 0 });
  });

  it("is counted beyond the likes that are read, unless it is a blocked person's", async () => {
    const blocked = await aMember(server, "applicant");
    await like(blocked, id);
    const [table, key] = [sql.table(`${kind}_likes`), sql.ref(`${kind}_id`)];
    await sql`insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
      select ${kind} || n || '@passerelle.example', ${kind} || n, '', 'Jeanne', 'Martin', 'applicant', now()
      from generate_series(1, 60) n`.execute(server.db);
    await sql`insert into ${table} (${key}, user_id)
      select ${id}, u.id from users u where username similar to ${`${kind}[0-9]+`}`.execute(server.db);
    expect([(await likes()).length, await likesCount()]).toEqual([50, 61]);
    await server.db.insertInto("blocks").values({ blocker_id: reader.id, blocked_id: blocked.id }).execute();
    expect([(await likes()).length, await likesCount()]).toEqual([50, 60]);
  });

  it("during its deletion succeeds or fails, and leaves no rows behind", async () => {
    const [gone, ...answers] = await Promise.all([remove(), ...Array.from({ length: 5 }, () => like(reader, id))]);
    expect(gone.response.status).toBe(200);
    for (const { response } of answers) expect([200, 201, 404]).toContain(response.status);
    expect(await unreadCountOf(author)).toBe(0);
  });
});
