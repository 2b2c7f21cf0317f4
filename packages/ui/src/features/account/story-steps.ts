import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import { expectAnnounced as expectAnnouncedIn } from "../../components/stories/story-steps";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type TextName = "firstname" | "lastname" | "username" | "email" | "currentPassword" | "phone" | "birthdate" | "address";

/** The words of the screen in the language that the story runs in. */
export const say = translator("account", useTranslations);

/** The control of a field, by its label. */
export const fieldOf = ({ canvas }: Pick<Acting, "canvas">, name: TextName) =>
  canvas.findByLabelText(new RegExp(`^${say(`field.${name}`)}(\\*|$)`));

/** The control that takes a picture. */
export const picture = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByLabelText(say("picture.change"));

/** Writes another text into a field; pasted, since a test that types every key is a slow one. */
export async function write(acting: Acting, name: Exclude<TextName, "birthdate">, text: string) {
  const field = await fieldOf(acting, name);
  await acting.userEvent.clear(field);
  await acting.userEvent.click(field);
  if (text) await acting.userEvent.paste(text);
}

/** One of the form's two buttons. */
export const button = ({ canvas }: Pick<Acting, "canvas">, name: "save" | "reset") =>
  canvas.findByRole("button", { name: say(name) });

/** Presses Update Account. */
export async function save(acting: Acting) {
  await acting.userEvent.click(await button(acting, "save"));
}

/** Waits for the banner, and for what it says. */
export const expectAnnounced = (
  { canvas }: Pick<Acting, "canvas">,
  urgency: "status" | "alert",
  text: string | RegExp,
) => expectAnnouncedIn(canvas, urgency, text);

/** Waits for a field's message. */
export async function refusedAt(acting: Acting, name: TextName, message: string | RegExp) {
  const field = await fieldOf(acting, name);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(typeof message === "string" ? expect.stringContaining(message) : message),
  );
}
