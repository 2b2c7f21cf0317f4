import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import { openQuestion, plain } from "../../components/stories/story-steps";
import { clearChips } from "../../forms/tags/story-tags";
import type { FieldName } from "./translation-keys";
import { useTranslations } from "./translations";

export type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;

/** Translates texts of the screens to the story's language. */
export const say = translator("cv", useTranslations);

export const form = async () => within(await screen.findByRole("dialog"));

/** The control of a field in the open form, by its label. */
export async function fieldOf(name: FieldName): Promise<HTMLElement> {
  return (await form()).findByLabelText(new RegExp(`^${say(`field.${name}`)}`));
}

/** Opens the form for a new entry. */
export async function startEntry({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("add") }));
  return form();
}

/** Opens the form of an entry in the list. */
export async function editEntry({ canvas, userEvent }: Acting, title: string) {
  await userEvent.click(await canvas.findByRole("button", { name: say("edit", { title }) }));
  return form();
}

/** Fills in fields one after the other, replacing their content; dates as YYYY-MM-DD, also for month fields. */
export async function fillIn({ userEvent }: Acting, texts: readonly (readonly [FieldName, string])[]) {
  for (const [name, text] of texts) {
    const field = await fieldOf(name);
    await clearChips(field, userEvent);
    await userEvent.clear(field);
    if (!text) continue;
    const type = field.getAttribute("type") ?? "";
    if (name === "skills" || /^(date|month)$/.test(type))
      await userEvent.type(field, type === "month" ? text.slice(0, 7) : text);
    else {
      await userEvent.click(field);
      await userEvent.paste(text);
    }
  }
}

export async function save({ userEvent }: Acting) {
  await userEvent.click((await form()).getByRole("button", { name: /^(Save|Enregistrer)$/ }));
}

/** Asks to delete an entry of the list; answers the question that follows. */
export async function askToDelete({ canvas, userEvent }: Acting, title: string) {
  await userEvent.click(await canvas.findByRole("button", { name: say("delete", { title }) }));
  return openQuestion();
}

/** Deletes an entry of the list and confirms. */
export async function deleteEntry(acting: Acting, title: string) {
  const question = await askToDelete(acting, title);
  await acting.userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
}

/** Waits until a text is visible. */
export async function seen({ canvas }: Acting, key: Parameters<typeof say>[0]) {
  await expect(await canvas.findByText(plain(say(key)))).toBeVisible();
}

/** Checks that no control exceeds the page's edge, and that the page does not scroll sideways. */
export async function staysWithinThePage({ canvas }: Pick<Acting, "canvas">) {
  const edges = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect().right);
  await expect(Math.max(...edges)).toBeLessThanOrEqual(innerWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
