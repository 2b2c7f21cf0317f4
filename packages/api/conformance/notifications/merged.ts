import { expect } from "vitest";
import { apply, close, publish, remove, unreadNotificationsOf, withdraw } from "../context/acts";
import { save } from "../context/forms";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { sendJson } from "../context/calls";
import { comment, notificationsOf, post, read, like, nameOf } from "../context/posts-acts";

/** A post, and three people who react to it. */
async function aCrowd({ signIn }: TestContext) {
  const [author, one, two, three] = [
    await signIn("applicant"),
    await signIn("recruiter"),
    await signIn("recruiter"),
    await signIn("applicant"),
  ];
  return { author, one, two, three, postId: (await post(author)).id };
}

/** An offer and a possible applicant. */
async function anOffer({ signIn }: TestContext, skills: readonly string[] = []) {
  const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
  if (skills.length > 0) await save(applicant, "updateApplicantProfile", { skills });
  return { recruiter, applicant, offer: await publish(recruiter, { skills: [...skills] }) };
}

const unreadAbout = (text: string) => ({ isRead: false, message: expect.stringContaining(text) });

export const notificationMergeTests: ContractTest[] = [
  ...testsOf("listNotifications", {
    "keeps one unread notification per kind and object, with the last person and the number of others (D-169)": async (
      context,
    ) => {
      const { author, one, two, three, postId } = await aCrowd(context);
      const { id: other } = await post(author);
      await like(one, postId);
      const [first] = await notificationsOf(author);
      await like(one, other);
      for (const person of [two, three]) await like(person, postId);
      const [merged, ...rest] = await notificationsOf(author);
      expect(merged).toMatchObject({ id: first?.id, isRead: false, target: { kind: "post", id: postId } });
      expect(merged?.message).toContain(nameOf(three));
      expect(merged?.message).toMatch(/\b2\b/);
      expect(Date.parse(merged?.createdAt ?? "")).toBeGreaterThanOrEqual(Date.parse(first?.createdAt ?? ""));
      expect(rest).toMatchObject([{ target: { id: other } }]);
      expect(await unreadNotificationsOf(author)).toBe(2);
    },
    "counts a person with two comments once (D-169)": async (context) => {
      const { author, one, postId } = await aCrowd(context);
      await comment(one, postId);
      const [first] = await notificationsOf(author);
      const { id: commentId } = await comment(one, postId);
      expect(await notificationsOf(author)).toMatchObject([{ message: first?.message, target: { commentId } }]);
    },
    "starts another notification after the first is read (D-169)": async (context) => {
      const { author, one, two, postId } = await aCrowd(context);
      await like(one, postId);
      await read(author, (await notificationsOf(author))[0]?.id ?? 0);
      await like(two, postId);
      const shown = await notificationsOf(author);
      expect(shown.map(({ isRead }) => isRead)).toEqual([false, true]);
      expect(shown[0]?.message).not.toContain(nameOf(one));
    },
  }),
  ...testsOf("deleteApplication", {
    "removes a withdrawn application from a merged notification (D-107, D-169)": async (context) => {
      const { recruiter, applicant, offer } = await anOffer(context);
      const other = await context.signIn("applicant");
      await apply(applicant, offer.id);
      const [alone] = await notificationsOf(recruiter);
      await withdraw(other, (await apply(other, offer.id)).id);
      const shown = await notificationsOf(recruiter);
      expect(shown).toHaveLength(2);
      expect(shown).toContainEqual(expect.objectContaining({ id: alone?.id, message: alone?.message }));
    },
    "keeps one notification for repeated applying and withdrawing (D-107, D-169)": async (context) => {
      const { recruiter, applicant, offer } = await anOffer(context);
      for (let round = 0; round < 2; round += 1) await withdraw(applicant, (await apply(applicant, offer.id)).id);
      const [withdrawn, ...none] = await notificationsOf(recruiter);
      expect(none).toEqual([]);
      const { id: applicationId } = await apply(applicant, offer.id);
      const [applied, ...noMore] = await notificationsOf(recruiter);
      expect(noMore).toEqual([]);
      expect(applied).toMatchObject({ isRead: false, target: { applicationId } });
      expect(applied?.message).not.toBe(withdrawn?.message);
    },
  }),
  ...testsOf("connectLive", {
    "sends a repetition to every channel, with the same count (D-132, D-169)": async (context) => {
      const { author, one, two, postId } = await aCrowd(context);
      await like(one, postId);
      const [first] = await notificationsOf(author);
      await withLive(context, [author], async (channel) => {
        await skipGreetings(channel);
        await like(two, postId);
        const { data } = await channel.next("new_notification");
        expect(data.notification).toMatchObject({ id: first?.id, message: data.message });
        expect(data.message).toContain(nameOf(two));
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
      });
    },
  }),
  ...testsOf("deleteJobOffer", {
    "removes unread notifications of a deleted offer (D-169)": async (context) => {
      const { recruiter, applicant, offer } = await anOffer(context);
      await apply(applicant, offer.id);
      await close(recruiter, offer.id);
      const [closed] = await notificationsOf(applicant);
      await remove(recruiter, offer.id);
      expect(await notificationsOf(recruiter)).toEqual([]);
      const [deleted, ...none] = await notificationsOf(applicant);
      expect(none).toEqual([]);
      expect(deleted?.id).not.toBe(closed?.id);
    },
    "keeps the unread notification of a decision on a deleted offer (D-352)": async (context) => {
      const { recruiter, applicant, offer } = await anOffer(context);
      const { id } = await apply(applicant, offer.id);
      const decision = { decision: "accepted", message: "À lundi !" };
      await sendJson(recruiter, "PATCH", `/application/${id}`, decision);
      await remove(recruiter, offer.id);
      expect(await notificationsOf(applicant)).toMatchObject([
        unreadAbout(offer.jobTitle),
        unreadAbout(decision.message),
      ]);
      expect(await unreadNotificationsOf(applicant)).toBe(2);
    },
  }),
];
