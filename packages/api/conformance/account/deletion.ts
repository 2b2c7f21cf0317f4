import { expect } from "vitest";
import { apply, everyUser, offerFor, openApplications, publish, theApplicant } from "../context/acts";
import { aPerson } from "../context/builders";
import { aFile, PICTURES } from "../context/files-samples";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest } from "../context/harness";
import { sendMessage, skipGreetings, textsOf, withLive } from "../context/live-acts";
import { call, refused, refusedErrors, sendForm, sendJson } from "../context/calls";
import { comment, notificationsOf, post, read } from "../context/posts-acts";
import { endSession } from "../context/sessions";
import { unwrap } from "../context/unwrap";

const deleteMe = (user: TestUser, currentPassword = user.password) =>
  sendJson(user, "POST", "/user/delete", { currentPassword });

export const accountDeletionTests: ContractTest[] = testsOf("deleteMe", {
  "requires the password, and deletes nothing without it (D-158)": async (context) => {
    const user = await context.signIn("applicant");
    expect(await deleteMe(user, `${user.password}x`)).toEqual(refusedErrors("currentPassword"));
    expect(await deleteMe(user, " ")).toEqual(refusedErrors("currentPassword"));
    expect(await unwrap(user.GET("/user/me"))).toEqual(user.me);
  },
  "ends the session and its live channel, and frees the address (D-158)": async (context) => {
    const user = await context.signIn("applicant");
    const { email, username } = user.me;
    await withLive(context, [user], async (channel) => {
      await skipGreetings(channel);
      expect(await deleteMe(user)).toHaveProperty("status", 200);
      endSession(user.token);
      await channel.closed;
    });
    expect(await call(user, "GET", "/user/me")).toEqual(refused(401));
    const body = { email, password: user.password };
    expect(await sendJson(context.anonymous, "POST", "/user/login", body)).toEqual(refused(401));
    const other = await context.signIn("applicant", { email });
    expect(await call(other, "GET", `/users/${username}`)).toEqual(refused(404));
  },
  "deletes the picture and the posts (D-158)": async (context) => {
    const [user, reader] = [await context.signIn("applicant"), await theApplicant(context)];
    await save(user, "updateMe", { avatar: aFile(PICTURES.PNG) });
    const { avatar } = await unwrap(user.GET("/user/me"));
    const { id } = await post(user, "À bientôt.");
    endSession(user.token);
    expect(await deleteMe(user)).toHaveProperty("status", 200);
    expect((await context.anonymous.raw("GET", `/avatars/${avatar ?? ""}`)).status).toBe(404);
    expect(await call(reader, "GET", `/post/${id}`)).toEqual(refused(404));
    const users = await everyUser(reader);
    expect(users.some(({ username }) => username === user.me.username)).toBe(false);
  },
  "keeps the username reserved (D-172)": async (context) => {
    const [user, other] = [await context.signIn("applicant"), await context.signIn("applicant")];
    endSession(user.token);
    expect(await deleteMe(user)).toHaveProperty("status", 200);
    const taken = await sendForm(other, "PATCH", "/user/update", { username: user.me.username });
    expect(taken).toEqual(refusedErrors("username"));
    const body = aPerson({ username: user.me.username.toUpperCase() });
    expect(await sendJson(context.anonymous, "POST", "/user/register", body)).toEqual(refusedErrors("username"));
  },
  "removes the unread notifications of likes and comments (D-169)": async (context) => {
    const [user, author] = [await context.signIn("applicant"), await context.signIn("recruiter")];
    const other = await context.signIn("applicant");
    const { id } = await post(author, "Nous recrutons.");
    for (const reader of [user, other]) await sendJson(reader, "POST", "/post-like", { postID: id });
    await comment(user, id, "Bravo !");
    const { id: commentID } = await comment(author, id, "Merci !");
    await sendJson(user, "POST", "/comment-like", { commentID });
    endSession(user.token);
    expect(await deleteMe(user)).toHaveProperty("status", 200);
    const { items } = await unwrap(author.GET("/notifications", {}));
    expect(items.map(({ message }) => message)).toEqual([expect.stringContaining(other.me.lastname)]);
    expect(items[0]?.message).not.toMatch(/autre|other/);
  },
  "withdraws an applicant's applications (D-158)": async (context) => {
    const [user, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
    const offer = await publish(recruiter);
    await apply(user, offer.id);
    const id = (await notificationsOf(recruiter))[0]?.id ?? 0;
    await read(recruiter, id);
    endSession(user.token);
    expect(await deleteMe(user)).toHaveProperty("status", 200);
    expect(await openApplications(recruiter, offer.id)).toEqual([]);
    // The recruiter is notified as for any other withdrawal.
    expect(await notificationsOf(recruiter)).toMatchObject([{ isRead: false }, { id, isRead: true }]);
  },
  "closes a recruiter's offers (D-158)": async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const offer = await publish(recruiter);
    await apply(applicant, offer.id);
    endSession(recruiter.token);
    expect(await deleteMe(recruiter)).toHaveProperty("status", 200);
    expect(await offerFor(applicant, offer.id)).toBeUndefined();
    expect(await call(applicant, "GET", `/job-offer/${offer.id}`)).toEqual(refused(404));
    const message = expect.stringContaining(offer.jobTitle);
    expect(await notificationsOf(applicant)).toMatchObject([{ eventType: "job_offer", message, isRead: false }]);
  },
  "leaves messages to the other person, from a deleted person (D-158)": async (context) => {
    const [user, reader] = [await context.signIn("applicant"), await context.signIn("applicant")];
    await withLive(context, [user], async (channel) => {
      await skipGreetings(channel);
      await sendMessage(channel, { recipientUsername: reader.me.username, content: "Bonne route." });
    });
    endSession(user.token);
    expect(await deleteMe(user)).toHaveProperty("status", 200);
    const [discussion] = await unwrap(reader.GET("/discussions"));
    expect(discussion).toMatchObject({ interlocutor: { deleted: true }, lastMessage: { content: "Bonne route." } });
    expect(JSON.stringify(discussion)).not.toContain(user.me.username);
    // Blocking another person does not affect the notification.
    await unwrap(reader.POST("/user/blocks", { body: { userId: (await theApplicant(context)).me.id } }));
    const unread = async () => (await unwrap(reader.GET("/messages/unread-count"))).unread_count;
    expect(await unread()).toBe(1);
    expect(await textsOf(reader, discussion?.id ?? 0)).toEqual(["Bonne route."]);
    expect(await unread()).toBe(0);
  },
});
