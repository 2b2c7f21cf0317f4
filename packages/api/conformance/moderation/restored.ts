import { expect } from "vitest";
import { apply, offerFor, publish, readOffer, unreadNotificationsOf } from "../context/acts";
import { follow } from "../profiles/pictures";
import { aFile, PICTURES } from "../context/files-samples";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { mailedSince } from "../context/mails";
import { call, refused, sendJson } from "../context/calls";
import { comment, find, notificationsOf, post, theReader } from "../context/posts-acts";
import { endSession } from "../context/sessions";
import { unwrap } from "../context/unwrap";

const change = (caller: Parameters<typeof sendJson>[0], id: number, changes: object) =>
  sendJson(caller, "PATCH", `/job-offer/${id}`, changes);

/** A post with two comments by a new person. */
async function aThread(context: TestContext) {
  const [author, reader] = [await context.signIn("applicant"), await theReader(context)];
  const { id } = await post(author);
  const [first, second] = [await comment(reader, id, "Un"), await comment(reader, id, "Deux")];
  return { author, reader, id, first, second };
}

/** A recruiter's offer with an application, hidden by the operators. */
async function aHiddenOffer(context: TestContext) {
  const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
  const offer = await publish(recruiter);
  await apply(applicant, offer.id);
  await context.hide("offer", offer.id);
  return { recruiter, applicant, id: offer.id };
}

export const restoredTests: ContractTest[] = [
  contractTest("shows a restored post in its place, with its picture", "getPost", async (context) => {
    const author = await context.signIn("applicant");
    const { id, file } = await post(author, "Avec image.", aFile(PICTURES.PNG, "photo.png", "image/png"));
    const { id: answer } = await comment(author, id);
    await context.hide("post", id);
    await context.restore("post", id);
    expect(await find(await theReader(context), id)).toMatchObject({ id, file, comments: [{ id: answer }] });
    expect((await follow(context, file ?? "/")).status).toBe(200);
  }),
  contractTest("neither shows nor counts a hidden comment, even for its author", "listComments", async (context) => {
    const { author, reader, id, first, second } = await aThread(context);
    await context.hide("comment", first.id);
    for (const by of [author, reader]) {
      expect(await find(by, id)).toMatchObject({ commentsCount: 1, comments: [{ id: second.id }] });
      expect(await sendJson(by, "POST", "/comment-like", { commentID: first.id })).toEqual(refused(404));
      expect(await call(by, "GET", `/comment/${first.id}/likes`)).toEqual(refused(404));
    }
    expect(await call(reader, "DELETE", `/comment/${first.id}`)).toEqual(refused(404));
    await context.restore("comment", first.id);
    expect(await find(author, id)).toMatchObject({ commentsCount: 2, comments: [{ id: first.id }, { id: second.id }] });
  }),
  contractTest("removes unread notifications about a hidden comment", "listNotifications", async (context) => {
    const author = await context.signIn("applicant");
    const { id } = await post(author);
    const { id: hidden } = await comment(await theReader(context), id);
    expect(await unreadNotificationsOf(author)).toBe(1);
    await context.hide("comment", hidden);
    expect([await notificationsOf(author), await unreadNotificationsOf(author)]).toEqual([[], 0]);
  }),
  contractTest("closes a hidden offer and notifies its applicants", "getJobOffer", async (context) => {
    const { applicant, id } = await aHiddenOffer(context);
    expect(await readOffer(applicant, id)).toMatchObject({ id, active: false });
    expect(await notificationsOf(applicant)).toMatchObject([{ eventType: "job_offer" }]);
    const other = await context.signIn("applicant");
    expect(await readOffer(other, id)).toBe(404);
    expect(await offerFor(other, id)).toBeUndefined();
  }),
  contractTest("removes a hidden offer from the saved ones (D-183)", "getJobOffer", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const { id } = await publish(recruiter);
    await unwrap(applicant.PUT("/job-offer/{id}/saved", { params: { path: { id } } }));
    await change(recruiter, id, { active: false });
    expect(await readOffer(applicant, id)).toMatchObject({ id, saved: true });
    await context.hide("offer", id);
    expect(await readOffer(applicant, id)).toBe(404);
  }),
  ...testsOf("updateJobOffer", {
    "reopens a hidden offer only after it is restored, and not automatically": async (context) => {
      const { recruiter, id } = await aHiddenOffer(context);
      expect(await change(recruiter, id, { active: true })).toEqual(refused(403));
      await context.restore("offer", id);
      expect(await readOffer(recruiter, id)).toMatchObject({ active: false });
      expect(await change(recruiter, id, { active: true })).toMatchObject({
        status: 200,
        body: { data: { active: true } },
      });
    },
  }),
  contractTest("lets a restored person log in, mails them, and shows their likes again", "login", async (context) => {
    const [author, user] = [await context.signIn("applicant"), await context.signIn("recruiter")];
    const { id } = await post(author);
    await sendJson(user, "POST", "/post-like", { postID: id });
    endSession(user.token);
    await context.suspend(user);
    expect(await find(author, id)).toMatchObject({ likesCount: 0 });
    const before = await context.readMails(user.me.email);
    await context.restore("person", user);
    await mailedSince(context, user.me.email, before);
    const { email } = user.me;
    const again = await sendJson(context.anonymous, "POST", "/user/login", { email, password: user.password });
    expect(again).toHaveProperty("status", 200);
    expect(await call(user, "GET", "/user/me")).toEqual(refused(401));
    expect(await find(author, id)).toMatchObject({ likesCount: 1, likes: [{ username: user.me.username }] });
  }),
].map((test): ContractTest => ({ ...test, needs: ["moderation", "mails"] }));
