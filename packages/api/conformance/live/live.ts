import { expect } from "vitest";
import { apply, openApplications, publish, theApplicant, theRecruiter } from "../context/acts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { everythingSoFar, skipGreetings, withLive } from "../context/live-acts";
import { call, refused } from "../context/calls";
import { write } from "../people/people";

const senseless = {
  "a text that is no JSON": "{",
  "an empty frame": "",
  "a number": "42",
  "a list": "[]",
  null: "null",
  "an object without a type": "{}",
  "a type that is no text": '{"type":{},"data":{}}',
  "an unknown type": '{"type":"dance","data":{}}',
  "a type of the server's": '{"type":"unread_count_update","data":{"unread_count":9}}',
  "a message without data": '{"type":"send_message"}',
  "a message without content": '{"type":"send_message","data":{}}',
};

export const liveTests: ContractTest[] = [
  ...["", "rien-de-tel", "' OR 1=1 --"].map((token) =>
    contractTest(`refuses '${token}' as token (D-061)`, "connectLive", async ({ openLive }) => {
      await expect(openLive(token)).rejects.toThrow("refused");
    }),
  ),
  ...testsOf("connectLive", {
    "refuses a token that logout revoked (D-045)": async ({ signIn, openLive }) => {
      const actor = await signIn("applicant");
      await call(actor, "POST", "/user/logout");
      await expect(openLive(actor.token)).rejects.toThrow("refused");
    },
    "answers a call without a handshake with 426": async (context) => {
      const { token } = await theApplicant(context);
      expect(await call(context.anonymous, "GET", `/ws/connect?token=${token}`)).toEqual(refused(426));
    },
    "closes when the session ends (D-155)": async (context) => {
      const actor = await context.signIn("applicant");
      await withLive(context, [actor], async (channel) => {
        // While the channel is still opening, ending the session may produce another close code.
        await skipGreetings(channel);
        await call(actor, "POST", "/user/logout");
        expect(await channel.closed).toBe(4001);
      });
    },
    "sends both counts on opening": async (context) => {
      const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      await apply(applicant, (await publish(recruiter)).id);
      for (const _ of [1, 2]) await write(context, applicant, recruiter);
      await withLive(context, [recruiter], async (channel) => {
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
        expect((await channel.next("unread_messages_count_update")).data).toEqual({ unread_count: 2 });
      });
    },
    "notifies the recruiter of an application, and sends the count (D-128, D-132)": async (context) => {
      const [recruiter, applicant] = [await context.signIn("recruiter"), await theApplicant(context)];
      const offer = await publish(recruiter);
      await withLive(context, [recruiter], async (channel) => {
        await skipGreetings(channel);
        await apply(applicant, offer.id);
        const { data } = await channel.next("new_notification");
        expect(data.message).toContain(applicant.me.lastname);
        expect(data.notification).toMatchObject({ message: data.message, isRead: false, eventType: "job_application" });
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
      });
    },
    "sends nothing to other people (D-132)": async (context) => {
      const [recruiter, other] = [await context.signIn("recruiter"), await context.signIn("recruiter")];
      const offer = await publish(recruiter);
      await withLive(context, [recruiter, other], async (channel, theirs) => {
        await skipGreetings(channel);
        await skipGreetings(theirs);
        await apply(await theApplicant(context), offer.id);
        await channel.next("unread_count_update");
        expect(await everythingSoFar(theirs)).toEqual([]);
      });
    },
    "notifies the applicant that the application is seen (D-103, D-132)": async (context) => {
      const [recruiter, applicant] = [await theRecruiter(context), await context.signIn("applicant")];
      const offer = await publish(recruiter);
      await apply(applicant, offer.id);
      await withLive(context, [applicant], async (channel) => {
        await skipGreetings(channel);
        await openApplications(recruiter, offer.id);
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
      });
    },
  }),

  ...Object.entries(senseless).map(([what, frame]) =>
    contractTest(`answers ${what} with an error and stays open (D-144)`, "connectLive", async (context) => {
      await withLive(context, [await theApplicant(context)], async (channel) => {
        channel.send(frame);
        expect((await channel.next("error")).data.message).not.toBe("");
        channel.send(frame);
        await channel.next("error");
      });
    }),
  ),
];
