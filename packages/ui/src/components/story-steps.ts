import { expect, screen, waitFor, within } from "storybook/test";
import { announced } from "./Announcer";

/** The open question, once it has the focus: over another dialog it takes no clicks before. */
export async function openQuestion() {
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** The live region: polite (`status`) or assertive (`alert`). */
type Urgency = "status" | "alert";

/** The text for a change whose answer was lost and whose outcome could not be read either. */
export const outcomeUnknown = /(On ne sait pas si|It is not known whether)/;

/** A text with plain spaces: those that may not break look the same, and the lookups by text take them for the same. */
export const plain = (text: string) => text.replaceAll(/\s/g, " ");

const matches = (line: string, text: string | RegExp) =>
  typeof text === "string" ? plain(line).includes(plain(text)) : text.test(plain(line));

/** Waits until a text is announced to assistive technology. */
export async function said(urgency: Urgency, text: string | RegExp) {
  const lines = () => announced(urgency === "alert" ? "assertive" : "polite");
  await waitFor(() =>
    expect(
      lines().some((line) => matches(line, text)),
      lines().join(" | "),
    ).toBe(true),
  );
}

/** Waits until a text is visible in a place and announced to assistive technology. */
export async function expectAnnounced(
  place: Pick<typeof screen, "getAllByText">,
  urgency: Urgency,
  text: string | RegExp,
) {
  const lines = () => place.getAllByText((content) => matches(content, text));
  await waitFor(() => expect(lines().some((line) => line.checkVisibility())).toBe(true));
  await said(urgency, text);
}

/** Waits until a loading text is visible, and announced once. */
export async function seesLoading(canvas: Pick<typeof screen, "findByText">, text: string) {
  const loading = await canvas.findByText(plain(text));
  await expect(loading).toBeVisible();
  await expect(loading.getBoundingClientRect().height).toBeGreaterThan(16);
  await said("status", text);
  await expect(announced("polite").filter((line) => plain(line) === plain(text))).toHaveLength(1);
}

/** Waits until all of something lies within the window, where it can be seen. */
export async function isWithinWindow(element: HTMLElement) {
  await waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) throw new Error(`It lies from ${top} to ${bottom} px.`);
  });
}

/** Expects user text to carry no language of the interface. */
export async function isUserText(element: HTMLElement) {
  await expect(element.closest("[lang]")).toHaveAttribute("lang", "");
}

/** Messages of refused fields in one text, each after its field's label. */
export const joined = (...lines: readonly (readonly [label: string, message: string])[]) =>
  new RegExp(lines.map(([label, message]) => `${label}\\s?: ${message.replace(/\.$/, "")}`).join(String.raw`\. `));
