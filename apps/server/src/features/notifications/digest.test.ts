import { day } from "@passerelle/domain";
import { beforeEach, expect, it } from "vitest";
import { call } from "../../../test/call";
import { comment, likeable, post } from "../../../test/feed";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { publicUrl } from "../../../test/target";
import { sendDigests } from "./digest";
import { cleanups } from "..";

const server = testServer({ publicUrl });
const author = memberFor(beforeEach, server, "applicant");
const reader = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

const run = (url: string | undefined = publicUrl) => sendDigests({ ...server, config: { publicUrl: url } });
const choose = (body: object) =>
  call(server.url, "PATCH", "/user/notification-settings", { token: author.token, body });
const accountOf = ({ id }: Member) =>
  server.db.selectFrom("users").select(["email", "digest_at"]).where("id", "=", id).executeTakeFirstOrThrow();
const digests = async () =>
  (await server.sentTo((await accountOf(author)).email)).filter(({ subject }) => /non lue|unread/.test(subject));

async function liked() {
  const { id } = await post(author);
  await likeable.post.like(reader, id);
  return id;
}

it("is a mail with links to its objects, and an unsubscribe header", async () => {
  await choose({ postLikes: "mail" });
  const id = await liked();
  await run();
  const [mail, ...others] = await digests();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("1 notification non lue sur Passerelle");
  expect(mail?.body).toContain(`- Karim Benali a aimé votre post.\n  ${publicUrl}/dashboard/posts/${id}\n`);
  expect(mail?.html).toContain(`${publicUrl}/dashboard/posts/${id}`);
  expect(mail?.unsubscribe).toMatch(/^https:\/\/passerelle\.example\/unsubscribe\?code=[\w-]{43}$/);
  for (const part of [mail?.body, mail?.html]) expect(part).toContain(mail?.unsubscribe);
});

it("is in its reader's last requested language, and has no links if the server's address is unknown", async () => {
  await call(server.url, "GET", "/user/me", { token: author.token, language: "en" });
  await choose({ postLikes: "mail" });
  await call(server.url, "GET", "/user/me", { token: author.token, language: "en" });
  await liked();
  await sendDigests({ ...server, config: { publicUrl: undefined } });
  const [mail] = await digests();
  expect(mail).toMatchObject({ subject: "1 unread notification on Passerelle", unsubscribe: null });
  expect(mail?.body).toContain("- Karim Benali liked your post.");
  expect(mail?.body).not.toContain("http");
});

it("arrives a day after the last one, with new and repeated notifications", async () => {
  await choose({ postLikes: "mail", postComments: "mail" });
  const id = await liked();
  await run();
  server.clock.pass(day - 60);
  await comment(reader, id);
  await run();
  expect(await digests()).toHaveLength(1);
  server.clock.pass(120);
  await run();
  const mails = await digests();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.body).toContain("a commenté");
  expect(mails[1]?.body).not.toContain("a aimé");
  server.clock.pass(day + 1);
  await run();
  expect(await digests()).toHaveLength(2);
  await likeable.post.like(await aMember(server, "applicant"), id);
  await run();
  expect((await digests())[2]?.body).toContain("et 1 autre personne ont aimé");
});

it("is sent once by concurrent processes, and never to suspended or deleted people", async () => {
  await choose({ postLikes: "mail" });
  await liked();
  await server.db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", author.id).execute();
  await run();
  expect(await digests()).toEqual([]);
  await server.db.updateTable("users").set({ suspended_at: null }).where("id", "=", author.id).execute();
  await Promise.all([run(), run(), run()]);
  expect(await digests()).toHaveLength(1);
});

it("keeps its code as a hash, for a year at most and only while the account exists", async () => {
  await choose({ postLikes: "mail" });
  await liked();
  await run();
  const [mail] = await digests();
  const code = new URL(mail?.unsubscribe ?? "").searchParams.get("code") ?? "";
  const kept = () =>
    server.db.selectFrom("unsubscribe_codes").select("code_hash").where("user_id", "=", author.id).execute();
  expect(JSON.stringify(await kept())).not.toContain(code);
  const cleanUp = () => Promise.all(cleanups.map((cleanup) => cleanup(server.db, server.clock)));
  server.clock.pass(364 * day);
  await cleanUp();
  expect(await call(server.url, "POST", `/unsubscribe?code=${code}`)).toHaveProperty("status", 200);
  server.clock.pass(2 * day);
  await cleanUp();
  expect(await kept()).toEqual([]);
  expect(await call(server.url, "POST", `/unsubscribe?code=${code}`)).toHaveProperty("status", 404);
});
