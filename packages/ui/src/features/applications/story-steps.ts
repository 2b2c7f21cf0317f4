import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { i18n } from "../../i18n/instance";
import { translator } from "../../i18n/story-translations";
import { openQuestion, plain } from "../../components/stories/story-steps";
import { useTranslations as useSharedTranslations } from "./shared/translations";
import { useTranslations as useOfferTranslations } from "../job-offers/find/translations";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

const sayApplication = translator("applications", useTranslations);
const sayOffer = translator("offers", useOfferTranslations);
type ApplicationKey = Parameters<typeof sayApplication>[0];
type Key = ApplicationKey | Parameters<typeof sayOffer>[0];
const isOfApplications = (key: Key): key is ApplicationKey => i18n.exists(key, { ns: "applications" });

/** Translates texts of the screen, including those of its offers, to the story's language. */
export const say = (key: Key, values = {}) =>
  isOfApplications(key) ? sayApplication(key, values) : sayOffer(key, values);

/** Translates texts that recruiters read too. */
export const sayShared = translator("applicationsShared", useSharedTranslations);

export const dialog = async () => within(await screen.findByRole("dialog"));

export async function openOffer({ canvas, userEvent }: Acting, title: string) {
  await userEvent.click(await canvas.findByRole("link", { name: title }));
  return dialog();
}

/** Opens the modal that applies to an offer of the list. */
export async function startApplication({ canvas, userEvent }: Acting, title: string) {
  await userEvent.click(await canvas.findByRole("button", { name: say("apply.title", { title }) }));
  return dialog();
}

/** The message in the open modal. */
export const messageField = async () => (await dialog()).findByRole("textbox", { name: say("apply.message") });

/** Presses the modal's button. */
export async function send({ userEvent }: Acting) {
  await userEvent.click((await dialog()).getByRole("button", { name: say("apply.send") }));
}

/** Asks to withdraw from an offer of the list; answers the question that follows. */
export async function askToWithdraw({ canvas, userEvent }: Acting, title: string) {
  await userEvent.click(await canvas.findByRole("button", { name: say("withdraw.of", { title }) }));
  return openQuestion();
}

/** Waits until a text is visible. */
export async function seen({ canvas }: Acting, key: Key) {
  await expect(await canvas.findByText(plain(say(key)))).toBeVisible();
}
