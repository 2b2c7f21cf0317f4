import type { StoryObj } from "@storybook/react-vite";
import type { ParseKeys } from "i18next";
import { translator } from "../../../i18n/story-translations";
import { useTranslations } from "./translations";

type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type FieldName = "email" | "code" | "password";

/** Translates texts of the screens to the story's language. */
export const say = translator("password", useTranslations);

/** The control of a field, by its label. */
export const fieldOf = ({ canvas }: Pick<Acting, "canvas">, name: FieldName) =>
  canvas.findByLabelText(new RegExp(`^${say(`field.${name}`)}`));

/** Fills in a field. */
export async function fill(acting: Acting, name: FieldName, value: string) {
  await acting.userEvent.click(await fieldOf(acting, name));
  await acting.userEvent.paste(value);
}

/** Presses the form's button. */
export async function press({ canvas, userEvent }: Acting, key: ParseKeys<"password">) {
  await userEvent.click(await canvas.findByRole("button", { name: say(key) }));
}
