import { expect, screen, waitFor, within } from "storybook/test";
import { announced } from "../feedback/Announcer";

/** The open question, once it has the focus; above another dialog it ignores clicks before. */
export async function openQuestion() {
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** The live region: polite (`status`) or assertive (`alert`). */
type Urgency = "status" | "alert";

/** The text for a change with a lost answer and an unknown outcome. */
export const outcomeUnknown = /(On ne sait pas si|Your changes may not have been saved)/;

/** The text for a change that never left the browser. */
export const neverSent = /(Il n’y a pas de connexion : rien n’a été envoyé|There is no connection: nothing was sent)/;

/** Sets the browser offline for a story, as `beforeEach`. Its calls have to fail on their own. */
export const withoutConnection = () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  return () => void Reflect.deleteProperty(navigator, "onLine");
};

/** Sets the text to twice its size while `look` runs; the audit's windows are meant for text of the usual size. */
export async function inLargeText(look: () => Promise<void>) {
  document.documentElement.style.fontSize = "200%";
  try {
    await look();
  } finally {
    document.documentElement.style.fontSize = "";
  }
}

/** A text with plain spaces, because lookups by text treat non-breaking spaces as plain ones. */
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

/** Waits until an empty result is visible once and announced once. */
export async function saysOnce(canvas: Pick<typeof screen, "findByText">, text: string | RegExp) {
  await expect(await canvas.findByText(typeof text === "string" ? plain(text) : text)).toBeVisible();
  await said("status", text);
  await expect(announced("polite").filter((line) => /^(0|Aucune?|No|None) /.test(plain(line)))).toHaveLength(1);
}

/** Waits until a loading text is visible, and announced once. */
export async function seesLoading(canvas: Pick<typeof screen, "findByText">, text: string) {
  const loading = await canvas.findByText(plain(text));
  await expect(loading).toBeVisible();
  await expect(loading.getBoundingClientRect().height).toBeGreaterThan(16);
  await said("status", text);
  await expect(announced("polite").filter((line) => plain(line) === plain(text))).toHaveLength(1);
}

export async function isWithinWindow(element: HTMLElement) {
  await waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) throw new Error(`It lies from ${top} to ${bottom} px.`);
  });
}

/** Expects user text to have no language of the interface. */
export async function isUserText(element: HTMLElement) {
  await expect(element.closest("[lang]")).toHaveAttribute("lang", "");
}

/** The messages of refused fields in one text. */
export const joined = (...messages: string[]) =>
  messages.map((text, index) => (index < messages.length - 1 ? text.replace(/\.$/, "") : text)).join(". ");
