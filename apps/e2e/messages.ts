import { expect, type Page } from "@playwright/test";
import type { Account } from "./accounts";
import type { Server } from "./server";

/** Where the discussion with somebody is open. */
export const discussionWith = ({ username }: Account) => `/dashboard/messages?with=${username}`;

export const box = (page: Page) => page.getByPlaceholder("Tapez votre message...");

/** The texts of the open discussion, oldest first. */
export const messageTexts = (page: Page) => page.getByRole("log").locator("p");

/** Those of one's own messages. */
export const ownTexts = (page: Page) => page.getByRole("log").locator("[data-own] p");

/** The line of a discussion, or of somebody found. */
export const line = (page: Page, { firstname, lastname }: Account) =>
  page.getByRole("listitem").filter({ hasText: `${firstname} ${lastname}` });

/** The channel is closed or connecting. */
export const offline = (page: Page) =>
  page
    .getByText(/^(Hors ligne, nouvelle tentative|Connexion au serveur)/)
    // What is announced once stands hidden beside what is seen.
    .filter({ visible: true })
    .first();

/** Leaves the open discussion for the list, which on a phone lies beneath it. */
export async function leave(page: Page) {
  const back = page.getByRole("button", { name: "Retour à la liste" });
  if (await back.isVisible()) await back.click();
}

/**
 * What waits to be sent, is on its way, when it has no buttons, or was refused, in the open discussion. What was sent has
 * 'Modifier le message'.
 */
export const unsent = (page: Page) => {
  const log = page.getByRole("log");
  return log.getByRole("button", { name: /^Modifier \(/ }).or(log.getByText("Envoi en cours..."));
};

/** Sends a valid message, and waits until it is confirmed. */
export async function send(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByText("Envoi en cours...")).toHaveCount(0);
}

/** Writes a message, as soon as the one before is not on its way any more; it may still wait. */
export async function write(page: Page, text: string) {
  await box(page).fill(text);
  await expect(async () => {
    await box(page).press("Enter");
    await expect(box(page)).toHaveValue("", { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

/** What is stored between two people, oldest first. */
export async function stored({ url }: Server, { token }: Account, other: Account): Promise<string[]> {
  const get = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  const discussions: { id: number; interlocutor: { username: string } }[] = await get("/discussions");
  const between = discussions.filter(({ interlocutor }) => interlocutor.username === other.username);
  expect(between).toHaveLength(1);
  const messages: { content: string }[] = await get(`/discussions/${between[0]?.id}/messages`);
  return messages.map(({ content }) => content);
}
