import { expect } from "vitest";
import { anotherApplicant, apply, openApplications, publish, remove, theRecruiter, withdraw } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { sendJson } from "../context/calls";
import { sendMessage, skipGreetings, startDiscussion, textsOf, withLive } from "../context/live-acts";
import type { LiveConnection } from "../context/live-connection";

/** The offer of a person's only discussion. */
const offerFor = async (person: TestUser) => (await person.GET("/discussions")).data?.[0]?.offer ?? null;

const refusal = async (channel: LiveConnection, data: object) => {
  channel.send(JSON.stringify({ type: "send_message", data: { content: "?", clientId: "o1", ...data } }));
  return (await channel.next("error")).data;
};

export const messageOfferTests: ContractTest[] = [
  ...testsOf("listDiscussions", {
    "shows both people the offer that a message names, and the application": (context) =>
      startDiscussion(context, async (mine, theirs, applicant, recruiter) => {
        const { id, jobTitle } = await publish(recruiter);
        const { id: applicationID } = await apply(applicant, id);
        const to = { recipientUsername: recruiter.me.username };
        const application = { applicationID, applicationStatus: "applied_not_seen", decision: null };
        const sent = await sendMessage(mine, { content: "1", ...to, jobOfferID: id });
        expect(sent).toMatchObject({
          message: { jobOfferID: id },
          discussion: { offer: { id, jobTitle, ...application } },
        });
        expect((await theirs.next("new_message")).data.message).toHaveProperty("jobOfferID", id);
        const back = await sendMessage(theirs, { content: "2", discussionId: sent.discussion.id });
        expect(back.message).not.toHaveProperty("jobOfferID");
        expect(back.discussion.offer).toEqual(sent.discussion.offer);
        for (const person of [applicant, recruiter]) expect(await offerFor(person)).toEqual(sent.discussion.offer);
        await openApplications(recruiter, id);
        await sendJson(recruiter, "PATCH", `/application/${applicationID}`, { decision: "accepted" });
        for (const person of [applicant, recruiter])
          expect(await offerFor(person)).toMatchObject({ applicationStatus: "applied_seen", decision: "accepted" });
      }),
    "is about the last named offer, as long as the application exists": (context) =>
      startDiscussion(context, async (_, theirs, applicant, recruiter) => {
        const [first, second] = [await publish(recruiter), await publish(recruiter)];
        const { id: earlier } = await apply(applicant, first.id);
        await apply(applicant, second.id);
        const named = { content: "?", recipientUsername: applicant.me.username };
        await sendMessage(theirs, { ...named, jobOfferID: second.id });
        await sendMessage(theirs, { ...named, content: "!", jobOfferID: first.id });
        expect(await offerFor(applicant)).toHaveProperty("id", first.id);
        await withdraw(applicant, earlier);
        expect(await offerFor(applicant)).toHaveProperty("id", second.id);
        await remove(recruiter, second.id);
        for (const person of [applicant, recruiter]) expect(await offerFor(person)).toBeNull();
      }),
    "shows no offer from undelivered messages to a person who blocks the sender": (context) =>
      startDiscussion(context, async (mine, _, applicant, recruiter) => {
        const [first, second] = [await publish(recruiter), await publish(recruiter)];
        for (const { id } of [first, second]) await apply(applicant, id);
        const to = { recipientUsername: recruiter.me.username };
        const { discussion } = await sendMessage(mine, { content: "1", ...to, jobOfferID: first.id });
        await recruiter.POST("/user/blocks", { body: { userId: applicant.me.id } });
        const sent = await sendMessage(mine, { content: "2", ...to, jobOfferID: second.id });
        expect(sent.discussion.offer).toHaveProperty("id", second.id);
        await recruiter.DELETE("/user/blocks/{userId}", { params: { path: { userId: applicant.me.id } } });
        expect(await textsOf(recruiter, discussion.id)).toEqual(["1"]);
        expect(await offerFor(recruiter)).toHaveProperty("id", first.id);
        expect(await offerFor(applicant)).toHaveProperty("id", second.id);
      }),
  }),
  contractTest("refuses an offer that does not concern the two people, and stores nothing", "connectLive", (context) =>
    startDiscussion(context, async (mine, theirs, applicant, recruiter) => {
      const [other, third] = [await theRecruiter(context), await anotherApplicant(context)];
      const [own, foreign, withdrawn] = [await publish(recruiter), await publish(other), await publish(recruiter)];
      await apply(third, own.id);
      await apply(applicant, foreign.id);
      await withdraw(applicant, (await apply(applicant, withdrawn.id)).id);
      const message = expect.stringMatching(/\S/);
      for (const jobOfferID of [own.id, foreign.id, withdrawn.id, 999_999_999])
        for (const [channel, to] of [
          [mine, recruiter],
          [theirs, applicant],
        ] as const)
          expect(await refusal(channel, { recipientUsername: to.me.username, jobOfferID })).toEqual({
            message,
            clientId: "o1",
          });
      for (const jobOfferID of [null, "", "abc", 0, 1.5, {}])
        expect(await refusal(mine, { recipientUsername: recruiter.me.username, jobOfferID })).toEqual({
          message,
          clientId: "o1",
        });
      expect((await applicant.GET("/discussions")).data).toEqual([]);
      await withLive(context, [third], async (channel) => {
        await skipGreetings(channel);
        const data = { recipientUsername: applicant.me.username, jobOfferID: own.id };
        expect(await refusal(channel, data)).toHaveProperty("message", message);
      });
    }),
  ),
];
