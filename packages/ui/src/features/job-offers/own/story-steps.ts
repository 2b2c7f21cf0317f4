import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { useTranslations as useOfferTerms } from "../../../components/offers/translations";
import { translator } from "../../../i18n/story-translations";
import { openQuestion, plain } from "../../../components/stories/story-steps";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type TextName = "jobTitle" | "location" | "salaryMin" | "salaryMax" | "description" | "skills" | "benefits";

/** Translates texts of the screen to the story's language. */
export const say = translator("jobOffers", useTranslations);

/** Translates the texts about offers that screens share. */
export const sayTerms = translator("offerTerms", useOfferTerms, "en");

export const form = async () => within(await screen.findByRole("dialog"));

/** The control of a field in the open form, by its label. */
export async function fieldOf(name: TextName | "contract" | "remote" | "closingDate" | "positions" | "salaryPeriod") {
  const label = say(`form.${name}`).replaceAll(/[()]/g, String.raw`\$&`);
  return (await form()).findByLabelText(new RegExp(`^${label}(?!\\p{L})`, "u"));
}

/** Opens the form for a new offer. */
export async function startOffer({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("add") }));
  return form();
}

/** Opens the form of an offer in the list. */
export async function editOffer({ canvas, userEvent }: Acting, title: string) {
  await userEvent.click(await canvas.findByRole("button", { name: say("action.edit", { title }) }));
  return form();
}

/** Fills in fields, one after the other; pasted, because typing every key is slow. */
export async function fillIn({ userEvent }: Acting, values: Partial<Record<TextName, string>>) {
  for (const name of ["jobTitle", "location", "salaryMin", "salaryMax", "description", "skills", "benefits"] as const) {
    if (!values[name]) continue;
    await userEvent.click(await fieldOf(name));
    await userEvent.paste(values[name]);
  }
}

/** The label of the submit button: for a change, a new offer, or a draft. */
export const saveName =
  /^(Save|Enregistrer|Publish the offer|Publier l’offre|Save the draft|Enregistrer le brouillon)$/;

export async function save({ userEvent }: Acting) {
  await userEvent.click((await form()).getByRole("button", { name: saveName }));
}

export const moreButton = ({ canvas }: Pick<Acting, "canvas">, title: string) =>
  canvas.findByRole("button", { name: say("action.more", { title }) });

export async function openMore(acting: Acting, title: string) {
  await import("../../../components/actions/OpenableMenu");
  await acting.userEvent.click(await moreButton(acting, title));
  return within(await screen.findByRole("menu"));
}

export async function choose(acting: Acting, name: "close" | "open" | "copy" | "delete", title: string) {
  const menu = await openMore(acting, title);
  await acting.userEvent.click(menu.getByRole("menuitem", { name: say(`action.${name}`) }));
}

/** Asks to delete an offer of the list; answers the question that follows. */
export async function askToDelete(acting: Acting, title: string) {
  await choose(acting, "delete", title);
  return openQuestion();
}

/** Waits until a text is visible. */
export async function seen({ canvas }: Acting, key: Parameters<typeof say>[0]) {
  await expect(await canvas.findByText(plain(say(key)))).toBeVisible();
}
