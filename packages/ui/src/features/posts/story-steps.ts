import { cast } from "@passerelle/domain/cast";
import { defaultDb, personOf } from "@passerelle/mocks";
import type { StoryObj } from "@storybook/react-vite";
import { screen, within } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import { openQuestion, expectAnnounced as expectAnnouncedIn } from "../../components/stories/story-steps";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

/** Translates texts of the screen to the story's language. */
export const say = translator("posts", useTranslations);

/** Matches a button's name, which ends with the object that it acts on. */
export const starting = (key: Parameters<typeof say>[0]) => new RegExp(`^${say(key)} \\(`);

/** Posts of the seed data, by their first words. */
export const claires = "Nous ouvrons deux postes";
export const mine = "Retour d'expérience";
export const hugos = "Quelqu'un a-t-il comparé";
export const aichas = "Mon premier reportage";
/** The signed-in person of the stories. */
export const jeanne = personOf(cast.jeanne);
export const claire = personOf(cast.claire);

/** The ids of these posts and of two people. */
export const ids = { claires: 412, mine: 411, hugos: 409, aichas: 408, me: jeanne.id, claire: claire.id } as const;

/** A post of the feed, by its first words. */
export async function post({ canvas }: Pick<Acting, "canvas">, start: string) {
  const text = await canvas.findByText((content) => content.startsWith(start));
  const article = text.closest("article");
  if (!article) throw new Error(`"${start}" stands in no post.`);
  return within(article);
}

/** The name of a like or comment button with any count. */
export const counted = (key: "action.like" | "action.comments") => new RegExp(`^${say(key, { number: "" })}\\d+$`);

export const likeOf = async (acting: Acting, start: string) =>
  (await post(acting, start)).getByRole("button", { name: counted("action.like") });

export const form = async () => within(await screen.findByRole("dialog"));

/** The controls of the open form. */
export const content = async () => (await form()).findByLabelText(new RegExp(`^${say("form.text")}`));
export const picture = async () => (await form()).findByLabelText(say("form.image"));
export const saveButton = async () => (await form()).findByRole("button", { name: /^(Save|Enregistrer)$/ });

/** Opens the form for a new post. */
export async function startPost({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("add") }));
  return form();
}

/** Opens the form of one's own post. */
export async function editPost(acting: Acting, start = mine) {
  await acting.userEvent.click((await post(acting, start)).getByRole("button", { name: starting("action.edit") }));
  return form();
}

/** Replaces the form's text; pasted, because typing every key is slow. */
export async function write({ userEvent }: Acting, text: string) {
  await userEvent.clear(await content());
  if (text) await userEvent.paste(text);
}

export const save = async ({ userEvent }: Acting) => userEvent.click(await saveButton());

/** Presses the delete button of one's own post; returns its confirmation dialog. */
export async function askToDelete(acting: Acting, start = mine) {
  await acting.userEvent.click((await post(acting, start)).getByRole("button", { name: starting("action.delete") }));
  return within(await screen.findByRole("alertdialog"));
}

/** Confirms the question on the screen. */
export async function confirm({ userEvent }: Pick<Acting, "userEvent">) {
  const question = await openQuestion();
  await userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
}

/** Waits for a banner with this text. */
export const expectAnnounced = (urgency: "status" | "alert", text: string | RegExp) =>
  expectAnnouncedIn(screen, urgency, text);

export const kept = (id: number) => defaultDb().post.findFirst({ where: { id: { equals: id } } });
