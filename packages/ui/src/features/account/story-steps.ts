import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import { expectAnnounced as expectAnnouncedIn } from "../../components/stories/story-steps";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type TextName = "firstname" | "lastname" | "username" | "email" | "currentPassword" | "phone" | "birthdate" | "address";

/** Translates texts of the screen to the story's language. */
export const say = translator("account", useTranslations);

/** The control of a field, by its label. */
export const fieldOf = ({ canvas }: Pick<Acting, "canvas">, name: TextName) =>
  canvas.findByLabelText(new RegExp(`^${say(`field.${name}`)}(\\*|$)`));

/** The file input of the picture. */
export const picture = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByLabelText(say("picture.change"));

/** Replaces the text of a field; pasted, because typing every key is slow. */
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

/** Waits for a banner with this text. */
export const expectAnnounced = (
  { canvas }: Pick<Acting, "canvas">,
  urgency: "status" | "alert",
  text: string | RegExp,
) => expectAnnouncedIn(canvas, urgency, text);

/** Waits for the error at a field. */
export async function refusedAt(acting: Acting, name: TextName, message: string | RegExp) {
  const field = await fieldOf(acting, name);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(typeof message === "string" ? expect.stringContaining(message) : message),
  );
}
