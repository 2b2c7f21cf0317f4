import { defaultDb } from "@passerelle/mocks";
import { screen, within } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { type Acting, say, sayTemplates } from "./story-steps";

/** The template in the seed data. */
export const seeded = () => defaultDb().letterTemplate.findFirst({ where: { id: { equals: 1401 } } });
/** Names and decisions of all templates. */
export const stored = () =>
  defaultDb()
    .letterTemplate.findMany({})
    .map(({ name, decision }) => [name, decision]);
export const opened = async (title: string) => within(await screen.findByRole("dialog", { name: title }));
export const toastSays = (text: string) => expectAnnounced(screen, "status", text);

/** Opens the dialog to refuse the chosen applicants. */
export async function refuseChosen({ canvas, userEvent }: Acting) {
  const list = within(canvas.getByRole("region", { name: say("list") }));
  await userEvent.click(list.getByRole("button", { name: say("decide.action.rejected") }));
  return opened(say("letters.title.rejected", { count: 1 }));
}

/** Opens the dialog to refuse all applicants. */
export async function startRefusal(acting: Acting) {
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: say("letters.chooseAll") }));
  return refuseChosen(acting);
}

/** Opens it, and waits for the templates. */
export async function refuseAll(acting: Acting) {
  const dialog = await startRefusal(acting);
  await dialog.findByRole("button", { name: sayTemplates("keep") });
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof refuseAll>>;
export const message = (dialog: Dialog) =>
  dialog.getByRole("textbox", { name: new RegExp(`^${say("letters.text").slice(0, 7)}`) });
export const choice = (dialog: Dialog) => dialog.getByRole("combobox", { name: sayTemplates("template") });
export const act = async ({ userEvent }: Acting, dialog: Dialog, label: "keep" | "change" | "delete") =>
  userEvent.click(dialog.getByRole("button", { name: sayTemplates(label) }));
export const field = (form: Dialog, label: "name" | "text") =>
  form.getByRole("textbox", { name: new RegExp(`^${sayTemplates(label)}`) });
export const save = (form: Dialog) => form.getByRole("button", { name: /^(Enregistrer|Save)$/ });
