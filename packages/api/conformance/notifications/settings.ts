import { expect } from "vitest";
import type { Schemas } from "../../src";
import { apply, close, openApplications, publish, remove, unreadNotificationsOf } from "../context/acts";
import { save } from "../context/forms";
import type { Caller } from "../context/caller";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { call, refused, refusedErrors, sendJson, sendText } from "../context/calls";
import { aWord, createAlert } from "../job-offers/alerts-acts";
import { comment, notificationsOf, post, like } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

type Settings = Schemas["NotificationSettings"];

const all = (channel: Schemas["NotificationChannel"]): Settings => ({
  postLikes: channel,
  postComments: channel,
  commentLikes: channel,
  applications: channel,
  decisions: channel,
  offers: channel,
  offerAlerts: channel,
});

const defaults: Settings = { ...all("app"), decisions: "mail", offerAlerts: "mail", messages: "mail" };

export const choose = async (user: Caller, body: Partial<Settings>): Promise<Settings> =>
  (await unwrap(user.PATCH("/user/notification-settings", { body }))).data;

export const settingsOf = async (user: Caller): Promise<Settings> =>
  (await unwrap(user.GET("/user/notification-settings"))).data;

/** A cause of each kind of notification: the recipient, and the act. */
const causes: Record<
  Exclude<keyof Settings, "messages">,
  (context: TestContext) => Promise<[TestUser, () => Promise<unknown>]>
> = {
  postLikes: async ({ signIn }) => {
    const [author, reader] = [await signIn("applicant"), await signIn("recruiter")];
    const { id } = await post(author);
    return [author, () => like(reader, id)];
  },
  postComments: async ({ signIn }) => {
    const [author, reader] = [await signIn("applicant"), await signIn("recruiter")];
    const { id } = await post(author);
    return [author, () => comment(reader, id)];
  },
  commentLikes: async ({ signIn }) => {
    const [author, reader] = [await signIn("applicant"), await signIn("recruiter")];
    const { id: commentID } = await comment(author, (await post(author)).id);
    return [author, () => sendJson(reader, "POST", "/comment-like", { commentID })];
  },
  applications: async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const { id } = await publish(recruiter);
    return [recruiter, () => apply(applicant, id)];
  },
  decisions: async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const { id } = await publish(recruiter);
    const { id: applicationID } = await apply(applicant, id);
    const decisions = [{ applicationID, decision: "accepted" }];
    return [applicant, () => sendJson(recruiter, "PATCH", "/applications", { decisions })];
  },
  offers: async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const skills = [`Métier ${crypto.randomUUID()}`];
    await save(applicant, "updateApplicantProfile", { skills });
    return [applicant, () => publish(recruiter, { skills })];
  },
  offerAlerts: async ({ signIn, notifyOfAlerts }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const word = aWord();
    await createAlert(applicant, { search: word });
    const act = async () => {
      await publish(recruiter, { jobTitle: word });
      await notifyOfAlerts();
    };
    return [applicant, act];
  },
};

/** Only a target with the `alerts` hook searches for alerts on demand. */
const hookOf = (kind: string) => (kind === "offerAlerts" ? "alerts" : undefined);

/** Unsubscribe requests that mail programs send (RFC 8058), and one without a body. */
const oneClick = [
  ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  [
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ["application/json", "{"],
] as const;

export const notificationSettingTests: ContractTest[] = [
  ...testsOf("getNotificationSettings", {
    "is also by mail for decisions, alerts and messages by default (D-288)": async ({ signIn }) =>
      expect(await settingsOf(await signIn("recruiter"))).toEqual(defaults),
  }),
  ...testsOf("updateNotificationSettings", {
    "saves the given kinds, for the caller only (D-180)": async ({ signIn }) => {
      const [one, other] = [await signIn("applicant"), await signIn("applicant")];
      await choose(one, { postLikes: "none", offers: "mail" });
      const saved = { ...defaults, postLikes: "none", offers: "mail", applications: "mail" };
      expect(await choose(one, { applications: "mail" })).toEqual(saved);
      expect(await settingsOf(one)).toEqual(saved);
      expect(await settingsOf(other)).toEqual(defaults);
    },
    "treats changes of an application and of its offer as one kind, and decisions as another (D-180, D-288)": async ({
      signIn,
    }) => {
      const [recruiter, quiet, told] = [
        await signIn("recruiter"),
        await signIn("applicant"),
        await signIn("applicant"),
      ];
      await choose(quiet, { applications: "none", decisions: "none" });
      await choose(told, { ...all("none"), applications: "app", decisions: "app" });
      const { id } = await publish(recruiter);
      const decisions = [quiet, told].map(async (applicant) => ({ applicationID: (await apply(applicant, id)).id }));
      const received = await Promise.all(decisions);
      const decide = (decision: string) =>
        sendJson(recruiter, "PATCH", "/applications", { decisions: received.map((one) => ({ ...one, decision })) });
      const counts: number[] = [];
      const steps = [() => openApplications(recruiter, id), () => decide("accepted"), () => close(recruiter, id)];
      for (const step of [...steps, () => remove(recruiter, id)]) {
        await step();
        counts.push(await unreadNotificationsOf(told));
        expect(await notificationsOf(quiet)).toEqual([]);
      }
      // Only the decision outlives the offer (D-352).
      expect(counts).toEqual([1, 2, 3, 2]);
    },
    "refuses an unknown channel, and then saves nothing (D-180)": async ({ signIn }) => {
      const user = await signIn("applicant");
      for (const body of [{ offers: "sms" }, { messages: "none" }] as const) {
        const answer = await sendJson(user, "PATCH", "/user/notification-settings", { postLikes: "none", ...body });
        expect(answer).toEqual(refusedErrors(...Object.keys(body)));
      }
      expect(await settingsOf(user)).toEqual(defaults);
    },
    "keeps earlier notifications when a kind is turned off (D-180)": async (context) => {
      const [reader, act] = await causes.postComments(context);
      await act();
      const before = await notificationsOf(reader);
      await choose(reader, all("none"));
      expect(await notificationsOf(reader)).toEqual(before);
      expect([before.length, await unreadNotificationsOf(reader)]).toEqual([1, 1]);
    },
  }),
  ...Object.entries(causes).flatMap(([kind, prepare]) => [
    contractTest(
      `creates no notification of ${kind} if none is wanted (D-180)`,
      "listNotifications",
      async (context) => {
        const [reader, act] = await prepare(context);
        await choose(reader, { [kind]: "none" });
        await act();
        expect([await notificationsOf(reader), await unreadNotificationsOf(reader)]).toEqual([[], 0]);
      },
      hookOf(kind),
    ),
    contractTest(
      `notifies about ${kind} if only the others are unwanted (D-180)`,
      "listNotifications",
      async (context) => {
        const [reader, act] = await prepare(context);
        await choose(reader, { ...all("none"), [kind]: "mail" });
        await act();
        expect([(await notificationsOf(reader)).length, await unreadNotificationsOf(reader)]).toEqual([1, 1]);
      },
      hookOf(kind),
    ),
  ]),
  contractTest("sends no live message of an unwanted kind (D-180)", "connectLive", async (context) => {
    const [reader, act] = await causes.postLikes(context);
    const { id } = await post(reader);
    const other = await context.signIn("recruiter");
    await choose(reader, { postLikes: "none" });
    await withLive(context, [reader], async (channel) => {
      await skipGreetings(channel);
      await act();
      await comment(other, id);
      const { data } = await channel.next("new_notification");
      expect(data.notification).toMatchObject({ eventType: "post_comment" });
      expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
    });
  }),
  contractTest("refuses an unknown code (D-181)", "unsubscribe", async ({ anonymous }) => {
    expect(await call(anonymous, "POST", `/unsubscribe?code=${"x".repeat(43)}`)).toEqual(refused(404));
    expect(await call(anonymous, "POST", "/unsubscribe")).toEqual(refused(400));
  }),
  contractTest("ignores the body that a mail program sends (D-181)", "unsubscribe", async ({ anonymous }) => {
    for (const [type, text] of oneClick)
      expect([type, await sendText(anonymous, "POST", "/unsubscribe?code=x", text, type)]).toEqual([
        type,
        refused(404),
      ]);
  }),
];
