import { newcomer } from "@passerelle/domain/cast";
import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { i18n } from "../../i18n/instance";
import { translator } from "../../i18n/story-translations";
import { useRegistrationTranslations } from "./registration/translations";
import { useTranslations } from "./translations";

type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type AuthKey = Parameters<typeof sayOfAll>[0];
type Key = AuthKey | Parameters<typeof sayOfRegistration>[0];
type FieldName = "firstname" | "lastname" | "email" | "phone" | "password" | "birthdate" | "role" | "otp";

const sayOfAll = translator("auth", useTranslations);
const sayOfRegistration = translator("registration", useRegistrationTranslations);
const isOfAll = (key: Key): key is AuthKey => i18n.exists(key, { ns: "auth" });

/** Translates texts of the screen to the story's language. */
export const say = (key: Key, values = {}) => (isOfAll(key) ? sayOfAll(key, values) : sayOfRegistration(key, values));

/** The control of a field, by its label. */
export function fieldOf(canvas: Acting["canvas"], name: FieldName) {
  const label = say(`field.${name}`).replaceAll(/[()]/g, String.raw`\$&`);
  return canvas.findByLabelText(new RegExp(`^${label}`));
}

/** Fills in fields, one after the other; pasted, because typing every key is slow. */
export async function fillIn({ canvas, userEvent }: Acting, values: Partial<Record<FieldName, string>>) {
  if (values.role) await userEvent.selectOptions(await fieldOf(canvas, "role"), values.role);
  for (const name of ["firstname", "lastname", "email", "phone", "password", "birthdate", "otp"] as const) {
    const value = values[name];
    if (!value) continue;
    const field = await fieldOf(canvas, name);
    await userEvent.click(field);
    // A pasted code is submitted at once.
    await (name === "birthdate" || name === "otp" ? userEvent.type(field, value) : userEvent.paste(value));
  }
}

/** Waits for the error at a field. */
export async function expectMessage({ canvas }: Acting, name: FieldName, message: string | RegExp) {
  const field = await fieldOf(canvas, name);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(typeof message === "string" ? expect.stringContaining(message) : message),
  );
}

/** Presses the form's button. */
export async function press({ canvas, userEvent }: Acting, key: Key) {
  await userEvent.click(await canvas.findByRole("button", { name: say(key) }));
}

/** A person without an account. */
export const camille = { ...newcomer, role: "applicant", password: "pont-sur-la-loire" };
