import { expect, screen, waitFor } from "storybook/test";
import { plain } from "../../../components/stories/story-steps";
import type { toJsonResume } from "@passerelle/domain";
import { type Acting, form as dialog, say } from "../story-steps";
import { aResume, resumeFile } from "./story-resume";

export async function openDialog({ canvas, userEvent }: Acting) {
  await userEvent.click(await canvas.findByRole("button", { name: say("importExport.title") }));
  return dialog();
}

export async function choose(acting: Acting, text = JSON.stringify(aResume)) {
  const opened = await openDialog(acting);
  await acting.userEvent.upload(await opened.findByLabelText(new RegExp(say("importExport.file"))), resumeFile(text));
  return opened;
}

/** The row of an entry, by the label of its checkbox. */
export const box = async (name: string) => (await dialog()).findByRole("checkbox", { name });
export const textOf = async (name: string) => plain((await box(name)).closest("li")?.textContent ?? "");

/** Leaves only these entries ticked. */
export async function tickOnly({ userEvent }: Acting, ...names: readonly string[]) {
  await box("Marée");
  for (const each of (await dialog()).getAllByRole<HTMLInputElement>("checkbox")) {
    const isWanted = names.some((name) => plain(each.closest("label")?.textContent ?? "") === name);
    if (each.checked !== isWanted) await userEvent.click(each);
  }
}

export const add = async ({ userEvent }: Acting, count: number) =>
  userEvent.click(await (await dialog()).findByRole("button", { name: say("importExport.add", { count }) }));

export async function exported(acting: Acting): Promise<ReturnType<typeof toJsonResume>> {
  await acting.userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const opened = await openDialog(acting);
  const link = await opened.findByRole<HTMLAnchorElement>("link", { name: say("importExport.save") });
  return (await fetch(link.href)).json();
}
