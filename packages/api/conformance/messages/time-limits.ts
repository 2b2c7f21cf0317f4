import { minute } from "@passerelle/domain";
import { expect } from "vitest";
import { messagesOf, sendMessage, skipGreetings, withLive } from "../context/live-acts";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, sendJson } from "../context/calls";

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => String(from + index));

export const laterMessageTests: ContractTest[] = [
  ...[
    { minutes: 14, status: 200 },
    { minutes: 16, status: 403 },
  ].flatMap(({ minutes, status }) =>
    (["updateMessage", "deleteMessage"] as const).map((operationId) =>
      contractTest(
        `answers the change of a message with ${status} after ${minutes} minutes (D-201)`,
        operationId,
        async (context) => {
          const [me, other] = [await context.signIn("applicant"), await context.signIn("recruiter")];
          const { message, discussion } = await withLive(context, [me], async (channel) =>
            sendMessage(await skipGreetings(channel), { content: "1", recipientUsername: other.me.username }),
          );
          await context.passTime(minutes * minute);
          const answer =
            operationId === "updateMessage"
              ? await sendJson(me, "PATCH", `/message/${message.id}`, { content: "2" })
              : await call(me, "DELETE", `/message/${message.id}`);
          expect(answer).toHaveProperty("status", status);
          if (status === 403) expect(await messagesOf(other, discussion.id)).toMatchObject([{ content: "1" }]);
        },
      ),
    ),
  ),
  ...testsOf("listMessages", {
    "lists the newest 200 messages, and the older ones before them (D-154)": async (context) => {
      const [me, other] = [await context.signIn("applicant"), await context.signIn("recruiter")];
      let discussionId = 0;
      // Stays below sixty messages a minute and thirty frames at once.
      for (let part = 0; part < 9; part += 1) {
        if (part % 2 === 0) await context.passTime(minute + 1);
        await withLive(context, [me], async (channel) => {
          await skipGreetings(channel);
          for (let number = 0; number < 25; number += 1) {
            const content = String(part * 25 + number);
            discussionId = (await sendMessage(channel, { content, recipientUsername: other.me.username })).discussion
              .id;
          }
        });
      }
      const newest = (await messagesOf(other, discussionId)) ?? [];
      expect(newest.map(({ content }) => content)).toEqual(numbers(25, 225));
      const older = (await messagesOf(other, discussionId, newest[0]?.id)) ?? [];
      expect(older.map(({ content }) => content)).toEqual(numbers(0, 25));
    },
  }),
].map((one): ContractTest => ({ ...one, needs: "clock" }));
