import { cast, offers } from "@passerelle/domain/cast";
import { aNotification, aPage, answers, defaultDb, personOf } from "@passerelle/mocks";
import { notify } from "@passerelle/mocks/live";
import type { StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import { plain } from "../../components/stories/story-steps";
import type { Notification } from "./notification-list";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

/** Translates texts of the screen to the story's language. */
export const say = translator("notifications", useTranslations);

/** Makes the server answer with these notifications, at the times of `answers`. */
export const hasNotifications = (...given: Notification[]) =>
  answers("listNotifications", 200, { ...aPage(given), totalPages: 1 });

/** Notifications at different times, newest first. */
export const many = (count: number, changes: (index: number) => Partial<Notification> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    aNotification({
      id: index + 1,
      message: `Notification ${index + 1}`,
      createdAt: new Date(Date.UTC(2026, 8, 1) - index * 60_000).toISOString(),
      isRead: true,
      ...changes(index),
    }),
  );

/** The row with this text. */
export async function lineOf({ canvas }: Pick<Acting, "canvas">, message: string) {
  const text = await canvas.findByText(message);
  return within(text.closest("li") ?? text);
}

/** Whether a row's name begins with the text for unread ones. */
export const isUnread = (line: ReturnType<typeof within>) => line.queryByText(plain(say("unread"))) !== null;

/** Presses a filter button. */
export async function choose({ canvas, userEvent }: Acting, filter: "all" | "unread" | "read") {
  await userEvent.click(canvas.getByRole("button", { name: say(`filter.${filter}`) }));
}

export { toasts } from "../../components/stories/story-toasts";

const jeannes = { userId: personOf(cast.jeanne).id, actorId: personOf(cast.claire).id };

/** Claire accepts Jeanne's application for the back-end offer; returns Jeanne's notification. */
export function claireAccepts(word = "Bienvenue chez Lumio !") {
  const { jobTitle } = offers.backEnd;
  notify(defaultDb(), { ...jeannes, event: "application_accepted", targetId: 102, jobTitle, word });
  return `Candidature acceptée : « ${jobTitle} ». Message de Claire Moreau : « ${word} »`;
}
