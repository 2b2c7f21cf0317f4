import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { mailedSince } from "../context/mails";
import { CannotRun } from "../context/target";
import { choose, settingsOf } from "./settings";
import { call, refused, sendJson } from "../context/calls";
import { comment, notificationsOf, post, read, like, nameOf } from "../context/posts-acts";
import { endSession } from "../context/sessions";

const unsubscribe = ({ anonymous }: TestContext, code: string) => call(anonymous, "POST", `/unsubscribe?code=${code}`);

/** All mails to a person so far. */
const mailsOf = async ({ readMails }: TestContext, { me }: TestUser) => readMails(me.email);

/** A person with a post, and two people with different names. */
async function aPost({ signIn }: TestContext) {
  const author = await signIn("applicant");
  const liker = await signIn("recruiter", { firstname: "Liane", lastname: "Aimant" });
  const commenter = await signIn("recruiter", { firstname: "Cyprien", lastname: "Parlant" });
  return { author, liker, commenter, postId: (await post(author)).id };
}

/** Sends the daily mails; returns the one that a person received after `before`. */
export async function digestOf(context: TestContext, { me }: TestUser, before: string): Promise<string> {
  await context.sendDigests();
  return mailedSince(context, me.email, before);
}

const SILENCE_MS = 500;

/** Sends the daily mails, and expects that a person receives none. */
async function expectNoDigest(context: TestContext, user: TestUser, before: string): Promise<void> {
  await context.sendDigests();
  await pause(SILENCE_MS);
  expect(await mailsOf(context, user)).toBe(before);
}

/** A person who received a notification mail, and the code of its unsubscribe link. */
export async function aMailed(context: TestContext) {
  const there = await aPost(context);
  const { author, liker, postId } = there;
  await choose(author, { postLikes: "mail" });
  const before = await mailsOf(context, author);
  await like(liker, postId);
  const [, code] = /\/unsubscribe\?code=([\w-]+)/.exec(await digestOf(context, author, before)) ?? [];
  if (code === undefined) throw new CannotRun("It needs mails with links.");
  return { ...there, code };
}

export const digestTests: ContractTest[] = [
  ...testsOf("updateNotificationSettings", {
    "mails the unread notifications of the kinds chosen for mail, in one mail (D-180)": async (context) => {
      const { author, liker, commenter, postId } = await aPost(context);
      await choose(author, { postLikes: "mail" });
      const before = await mailsOf(context, author);
      await like(liker, postId);
      await comment(commenter, postId);
      const digest = await digestOf(context, author, before);
      expect(digest.split(nameOf(liker))).toHaveLength(2);
      expect(digest).not.toContain(nameOf(commenter));
    },
    "mails nothing without that choice (D-180)": async (context) => {
      const { author, liker, postId } = await aPost(context);
      const before = await mailsOf(context, author);
      await like(liker, postId);
      await expectNoDigest(context, author, before);
    },
    "mails nothing of a kind that is no longer chosen (D-180)": async (context) => {
      const { author, liker, commenter, postId } = await aPost(context);
      await choose(author, { postLikes: "mail", postComments: "mail" });
      const before = await mailsOf(context, author);
      await choose(author, { postLikes: "app" });
      await like(liker, postId);
      await comment(commenter, postId);
      const digest = await digestOf(context, author, before);
      expect(digest).toContain(nameOf(commenter));
      expect(digest).not.toContain(nameOf(liker));
    },
    "mails no read or earlier notifications (D-180)": async (context) => {
      const { author, liker, commenter, postId } = await aPost(context);
      await comment(commenter, postId);
      await choose(author, { postLikes: "mail", postComments: "mail" });
      const before = await mailsOf(context, author);
      await like(liker, postId);
      await read(author, (await notificationsOf(author))[0]?.id ?? 0);
      await expectNoDigest(context, author, before);
    },
    "mails notifications from before the same choice was made again (D-180)": async (context) => {
      const { author, liker, postId } = await aPost(context);
      await choose(author, { postLikes: "mail" });
      const before = await mailsOf(context, author);
      await like(liker, postId);
      await choose(author, { postLikes: "mail" });
      expect(await digestOf(context, author, before)).toContain(nameOf(liker));
    },
    "mails in the language requested last, with a link to the object (D-180)": async (context) => {
      const { author, liker, postId } = await aPost(context);
      await choose(author, { postLikes: "mail" });
      const before = await mailsOf(context, author);
      await like(liker, postId);
      const [french] = await notificationsOf(author);
      await author.GET("/user/me", { headers: { "Accept-Language": "en" } });
      const digest = await digestOf(context, author, before);
      expect(digest).toContain(nameOf(liker));
      expect(digest).not.toContain(french?.message);
      expect(digest).toContain(`/dashboard/posts/${postId}`);
    },
    "shows the newest twenty, and the number of the others (D-180)": async (context) => {
      const author = await context.signIn("applicant");
      const liker = await context.signIn("recruiter", { firstname: "Liane", lastname: "Aimant" });
      await choose(author, { postLikes: "mail" });
      const before = await mailsOf(context, author);
      const ids: number[] = [];
      for (let count = 0; count < 33; count += 1) ids.push((await post(author)).id);
      for (const id of ids) await like(liker, id);
      const digest = await digestOf(context, author, before);
      const linked = ids.filter((id) => new RegExp(`/dashboard/posts/${id}\\b`).test(digest));
      if (linked.length === 0) throw new CannotRun("It needs mails with links.");
      expect(linked).toEqual(ids.slice(13));
      expect(digest.replaceAll(/https?:\S+/g, "")).toMatch(/\b13\b/);
    },
    "mails nothing to a suspended person (D-180)": async (context) => {
      const { author, liker, postId } = await aPost(context);
      await choose(author, { postLikes: "mail" });
      endSession(author.token);
      await context.suspend(author);
      const before = await mailsOf(context, author);
      await like(liker, postId);
      await expectNoDigest(context, author, before);
    },
    "mails once a day at most (D-180)": async (context) => {
      const { author, commenter, postId } = await aMailed(context);
      await choose(author, { postComments: "mail" });
      const before = await mailsOf(context, author);
      await comment(commenter, postId);
      await expectNoDigest(context, author, before);
    },
  }),
  ...testsOf("unsubscribe", {
    "stops the mails of the code's person only (D-181)": async (context) => {
      const [{ author, code, commenter, postId }, other] = [await aMailed(context), await aPost(context)];
      await choose(author, { postComments: "mail", commentLikes: "none" });
      await choose(other.author, { postLikes: "mail" });
      for (let time = 0; time < 2; time += 1)
        expect(await unsubscribe(context, code)).toEqual({ status: 200, body: expect.anything() });
      expect(await settingsOf(author)).toMatchObject({ postLikes: "app", postComments: "app", commentLikes: "none" });
      expect(await settingsOf(other.author)).toMatchObject({ postLikes: "mail" });
      await comment(commenter, postId);
      expect(await notificationsOf(author)).toHaveLength(2);
    },
    "stops nothing when a program follows the link (D-181)": async (context) => {
      const { author, code } = await aMailed(context);
      for (const method of ["GET", "HEAD"]) await context.anonymous.raw(method, `/unsubscribe?code=${code}`);
      expect(await settingsOf(author)).toMatchObject({ postLikes: "mail" });
    },
    "reveals nothing about the code's person, and opens no session (D-181)": async (context) => {
      const { author, code } = await aMailed(context);
      const { body } = await unsubscribe(context, code);
      const shown = `${JSON.stringify(body)} ${code}`;
      for (const known of [author.me.email, author.me.username, author.me.firstname])
        expect(shown).not.toContain(known);
      expect(shown, "no address").not.toContain("@");
      // Matches whole numbers only, since a random code may contain the same digits.
      expect(shown).not.toMatch(new RegExp(`\\b${author.me.id}\\b`));
      expect(await call(context.withToken(code), "GET", "/user/me")).toEqual(refused(401));
      const reset = { code, password: "un-pont-sur-la-loire" };
      expect(await sendJson(context.anonymous, "POST", "/user/reset-password", reset)).toHaveProperty("status", 400);
    },
  }),
].map((test): ContractTest => ({ ...test, needs: "digests" }));
