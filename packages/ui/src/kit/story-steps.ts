import { expect, screen, waitFor, within } from "storybook/test";

/** The open question, once it has the focus: over another dialog it takes no clicks before. */
export async function openQuestion() {
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}
