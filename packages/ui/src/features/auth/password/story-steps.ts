import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { translator } from "../../../i18n/story-translations";
import { say as sayInAuth } from "../story-steps";
import { useTranslations } from "./translations";

type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type FieldName = "email" | "code" | "password";

/** Translates texts of the screens to the story's language. */
export const say = translator("password", useTranslations);

/** The control of a field, by its label. */
export const fieldOf = ({ canvas }: Pick<Acting, "canvas">, name: FieldName) =>
  canvas.findByLabelText(new RegExp(`^${name === "email" ? sayInAuth("field.email") : say(`field.${name}`)}`));

export async function fill(acting: Acting, name: FieldName, value: string) {
  await acting.userEvent.click(await fieldOf(acting, name));
  await acting.userEvent.paste(value);
}

/** Presses the form's button. */
export async function press({ canvas, userEvent }: Acting, key: Parameters<typeof say>[0]) {
  await userEvent.click(await canvas.findByRole("button", { name: say(key) }));
}

export const chosen = "un-pont-sur-la-loire";

/** The steps of a form that sets a new password with the code of a mail. */
export function newPassword(form: "reset" | "undo", mailed: string) {
  const send = async (acting: Acting, { code = mailed, password = chosen } = {}) => {
    await fill(acting, "code", code);
    await fill(acting, "password", password);
    await press(acting, `${form}.submit`);
  };
  return {
    send,
    sendWrongCode: async (acting: Acting) => {
      await send(acting, { code: "0000-0000-0000" });
      await expectAnnounced(acting.canvas, "alert", /wrong, expired or already used|incorrect, expiré ou déjà utilisé/);
      await expect(await fieldOf(acting, "password")).toHaveValue(chosen);
    },
    sendWeakPassword: async (acting: Acting) => {
      await send(acting, { password: "motdepasse" });
      const password = await fieldOf(acting, "password");
      await waitFor(() => expect(password).toHaveAccessibleDescription(/too easy to guess/));
    },
    sendNothing: async (acting: Acting) => {
      await press(acting, `${form}.submit`);
      for (const name of ["code", "password"] as const) {
        const field = await fieldOf(acting, name);
        const message = expect.stringContaining(say(`required.${name}`));
        await waitFor(() => expect(field).toHaveAccessibleDescription(message));
      }
    },
    isBusy: async (acting: Acting) => {
      await send(acting);
      await expect(await acting.canvas.findByRole("button", { busy: true })).toHaveAccessibleName(
        say(`${form}.submit`),
      );
    },
    fails: async (acting: Acting) => {
      await send(acting);
      await expectAnnounced(acting.canvas, "alert", say(`${form}.failed`));
      await expect(await fieldOf(acting, "code")).toHaveValue(mailed);
    },
  };
}
