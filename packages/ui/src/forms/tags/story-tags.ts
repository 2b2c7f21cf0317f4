import { within } from "storybook/test";

const partsOf = (input: HTMLElement) => within(input.closest("[data-part=root]")?.parentElement ?? input);

/** The words in the chips of a field, without levels and buttons. */
export const chipsIn = (input: HTMLElement) =>
  partsOf(input)
    .queryAllByRole("listitem")
    .map((chip) => chip.querySelector("bdi")?.textContent);

/** Removes all chips of a field. */
export async function clearChips(input: HTMLElement, userEvent: { click: (element: Element) => Promise<void> }) {
  for (const button of partsOf(input).queryAllByRole("button")) await userEvent.click(button);
}
