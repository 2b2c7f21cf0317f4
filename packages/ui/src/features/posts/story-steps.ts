import { cast } from "@passerelle/domain/cast";
import { defaultDb, personOf } from "@passerelle/mocks";
import type { StoryObj } from "@storybook/react-vite";
import type { ParseKeys } from "i18next";
import { screen, within } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import { openQuestion, expectAnnounced as expectAnnouncedIn } from "../../components/story-steps";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

/** The words of the screen in the language that the story runs in. */
export const say = translator("posts", useTranslations);

/** The name of a button that says after its words which one it acts on. */
export const starting = (key: ParseKeys<"posts">) => new RegExp(`^${say(key)} \\(`);

/** Posts of the seeds, by the words that they begin with. */
export const claires = "Nous ouvrons deux postes";
export const mine = "Retour d'expérience";
export const hugos = "Quelqu'un a-t-il comparé";
export const aichas = "Mon premier reportage";
/** The signed-in person of the stories. */
export const jeanne = personOf(cast.jeanne);
export const claire = personOf(cast.claire);

/** The ids of these posts, and of these two. */
export const ids = { claires: 412, mine: 411, hugos: 409, aichas: 408, me: jeanne.id, claire: claire.id } as const;

/** A post of the feed, by the words that it begins with. */
export async function post({ canvas }: Pick<Acting, "canvas">, start: string) {
  const text = await canvas.findByText((content) => content.startsWith(start));
  const article = text.closest("article");
  if (!article) throw new Error(`"${start}" stands in no post.`);
  return within(article);
}

/** What a like or comment button is called, whatever its count. */
export const counted = (key: "action.like" | "action.comments") => new RegExp(`^${say(key, { number: "" })}\\d+$`);

/** The like button of a post. */
export const likeOf = async (acting: Acting, start: string) =>
  (await post(acting, start)).getByRole("button", { name: counted("action.like") });

/** The open form. */
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

/** Puts a text over what the form holds; pasted, since a test that types every key is a slow one. */
export async function write({ userEvent }: Acting, text: string) {
  await userEvent.clear(await content());
  if (text) await userEvent.paste(text);
}

/** Presses Save. */
export const save = async ({ userEvent }: Acting) => userEvent.click(await saveButton());

/** Asks to delete one's own post; answers the question that follows. */
export async function askToDelete(acting: Acting, start = mine) {
  await acting.userEvent.click((await post(acting, start)).getByRole("button", { name: starting("action.delete") }));
  return within(await screen.findByRole("alertdialog"));
}

/** Says yes to the question on the screen. */
export async function confirm({ userEvent }: Pick<Acting, "userEvent">) {
  const question = await openQuestion();
  await userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
}

/** Waits until a banner says something. */
export const expectAnnounced = (urgency: "status" | "alert", text: string | RegExp) =>
  expectAnnouncedIn(screen, urgency, text);

/** A post that the seeds keep, as it is now. */
export const kept = (id: number) => defaultDb().post.findFirst({ where: { id: { equals: id } } });
