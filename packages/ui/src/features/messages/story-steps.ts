import { cast } from "@passerelle/domain/cast";
import { aMessage, answers, aPerson, defaultDb, personOf, SEED_SESSIONS } from "@passerelle/mocks";
import type { StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, waitFor, within } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import type { Message } from "./discussions";
import { forgetDrafts } from "../../forms/drafts/draft-storage";
import type { MessagesScreenProps } from "./MessagesScreen";
import { StoryMessagesScreen } from "./StoryMessagesScreen";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

/** Translates texts of the screen to the story's language. */
export const say = translator("messages", useTranslations);

/** Jeanne, the signed-in person of the stories, and her correspondents. */
export const jeanne = personOf(cast.jeanne);
export const karim = aPerson();
export const me = SEED_SESSIONS.applicant.username;

/**
 * The settings common to all stories of the screen: the dashboard around it, and no drafts. Each `meta` repeats the
 * parameters, because Storybook adds a description from the comment above it, which would replace spread parameters.
 */
export const inDashboard = {
  parameters: { layout: "fullscreen", live: "open", inDashboard: true },
  beforeEach: () => forgetDrafts(),
  render: (args: MessagesScreenProps) => createElement(StoryMessagesScreen, args),
} as const;

export const phone = { globals: { viewport: { value: "phone", isRotated: false } } };
export const desktop = { globals: { viewport: { value: "desktop", isRotated: false } } };

/** The row of a discussion or of a person found. */
export const row = ({ canvas }: Pick<Acting, "canvas">, name: string) =>
  canvas.findByRole("button", { name: new RegExp(`^${name}`) });

/** The rows of the list on the left. */
export const lines = ({ canvas }: Pick<Acting, "canvas">) =>
  within(canvas.getByRole("region", { name: say("discussions") })).queryAllByRole("listitem");

/** The messages of the discussion with a person. */
export const history = async ({ canvas }: Pick<Acting, "canvas">, name = "Karim Benali") =>
  within(await canvas.findByRole("log", { name: say("discussion.label", { name }) }));

export async function bubble(acting: Pick<Acting, "canvas">, text: string, name?: string) {
  return (await history(acting, name)).findByText(text);
}

export const box = ({ canvas }: Pick<Acting, "canvas">, name = "Karim Benali") =>
  canvas.findByRole("textbox", { name: say("composer.label", { name }) });

/** Types a message to a person and presses Enter. */
export async function sendTo(acting: Acting, text: string, name?: string) {
  await acting.userEvent.type(await box(acting, name), `${text}{Enter}`);
}

/** Whether a bubble is visible within the scroll container. */
export function isInView(element: HTMLElement) {
  const frame = element.closest("[role=log]")?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return frame !== undefined && bottom > frame.top && top < frame.bottom;
}

export const stored = (content: string) => defaultDb().message.findMany({ where: { content: { equals: content } } });

/** A bubble with the status below it. */
export const statusOf = async (acting: Acting, text: string) =>
  (await bubble(acting, text)).parentElement?.parentElement;

export { toasts } from "../../components/stories/story-toasts";

/** A discussion of `count` messages by alternating senders, a minute apart; the newest has the highest number. */
export const many = (count: number, changes: (index: number) => Partial<Message> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    aMessage({
      id: index + 1,
      content: `Message ${index + 1}`,
      createdAt: new Date(Date.UTC(2026, 8, 1) + index * 60_000).toISOString(),
      sender: index % 2 === 0 ? karim : jeanne,
      ...changes(index),
    }),
  );

/** The discussion with Karim contains exactly these messages. */
export const holds = (...messages: Message[]) => answers("listMessages", 200, messages);

/** Inserts `count` messages into the stored discussion with Karim, before the seeded ones. */
export function fill(db: ReturnType<typeof defaultDb>, count: number) {
  for (const { id, content, createdAt, sender } of many(count)) {
    const senderId = sender.id ?? 0;
    db.message.create({ id, discussionId: 601, senderId, content, isRead: true, createdAt });
  }
}

/** Waits until the end of the discussion, with its newest message, is in view. */
export async function isAtTheEnd(acting: Pick<Acting, "canvas">, newest: string) {
  await waitFor(async () => expect(isInView(await bubble(acting, newest))).toBe(true));
}
