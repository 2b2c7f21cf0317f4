import { defaultDb } from "@passerelle/mocks";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { type Acting, claires, counted, post, say, starting } from "./story-steps";

/** Comments on the first post of the seed data, by their first words: the reader's own, and another person's. */
export const own = "J'y serai";
export const others = "Est-ce ouvert";
export const ownId = 435;

export const dialog = async () => within(await screen.findByRole("dialog"));

export async function openComments(acting: Acting, start = claires) {
  const button = (await post(acting, start)).getByRole("button", { name: counted("action.comments") });
  await acting.userEvent.click(button);
  return dialog();
}

/** A comment in the open dialog, by its first words. */
export async function comment(start: string) {
  const text = await (
    await dialog()
  ).findByText((content) => content.startsWith(start), {
    selector: "p",
  });
  const article = text.closest("article");
  if (!article) throw new Error(`"${start}" stands in no comment.`);
  return within(article);
}

/** The field for a new comment. */
export const composer = async () => (await dialog()).findByPlaceholderText(say("comments.add"));
export const publishButton = async () => (await dialog()).findByRole("button", { name: say("comments.publish") });

export async function publish({ userEvent }: Acting, text: string) {
  await userEvent.click(await composer());
  await userEvent.paste(text);
  await userEvent.click(await publishButton());
}

/** The field for editing one's own comment. */
export const editor = async () => (await dialog()).findByRole("textbox", { name: say("comments.edit") });
export const saveEdit = async () => (await dialog()).findByRole("button", { name: /^(Save|Enregistrer)$/ });

/** Puts a comment in edit mode. */
export async function startEdit({ userEvent }: Acting, start = own) {
  await userEvent.click((await comment(start)).getByRole("button", { name: starting("comments.edit") }));
  return editor();
}

export async function rewrite(acting: Acting, text: string) {
  const box = await startEdit(acting);
  await acting.userEvent.clear(box);
  if (text) await acting.userEvent.type(box, text);
}

/** Copies a text that can no longer be published; closing then asks nothing. */
export async function leavesOnceCopied({ userEvent }: Acting, text: string) {
  const copy = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await userEvent.click((await dialog()).getByRole("button", { name: /^(Copy|Copier)$/ }));
  await expect(await (await dialog()).findByRole("button", { name: /^(Copied|Copié)$/ })).toBeVisible();
  await expect(copy).toHaveBeenCalledWith(text);
  await userEvent.click((await dialog()).getByRole("button", { name: /^(Close|Fermer)$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
}

export const keptComment = (id: number = ownId) => defaultDb().comment.findFirst({ where: { id: { equals: id } } });
