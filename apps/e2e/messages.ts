import { expect, type Page } from "@playwright/test";
import type { Account } from "./accounts";
import type { Server } from "./server";

/** The address of the discussion with a person. */
export const discussionWith = ({ username }: Account) => `/dashboard/messages?with=${username}`;

export const box = (page: Page) => page.getByPlaceholder("Tapez votre message...");

/** The texts of the open discussion, oldest first. */
export const messageTexts = (page: Page) => page.getByRole("log").locator("p");

/** The row of a discussion or of a person found. */
export const line = (page: Page, { firstname, lastname }: Account) =>
  page.getByRole("listitem").filter({ hasText: `${firstname} ${lastname}` });

/** The notice that the channel is closed or connecting. */
export const offline = (page: Page) =>
  page
    .getByText(/^(Hors ligne, nouvelle tentative|Connexion au serveur)/)
    // Ignores the hidden copy for screen readers.
    .filter({ visible: true })
    .first();

/** Goes back from the open discussion to the list, which a phone shows separately. */
export async function leave(page: Page) {
  const back = page.getByRole("button", { name: "Retour à la liste" });
  if (await back.isVisible()) await back.click();
}

/**
 * Messages of the open discussion that are waiting, being sent (without buttons) or refused. Sent ones have the button
 * 'Modifier le message'.
 */
export const unsent = (page: Page) => {
  const log = page.getByRole("log");
  return log.getByRole("button", { name: /^Modifier \(/ }).or(log.getByText("Envoi en cours..."));
};

/** Sends a valid message and waits for its confirmation. */
export async function send(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press("Enter");
  await expect(box(page)).toHaveValue("");
  await expect(page.getByText("Envoi en cours...")).toHaveCount(0);
}

/** Writes a message once the previous one is no longer being sent; it may still be waiting. */
export async function write(page: Page, text: string) {
  await box(page).fill(text);
  await expect(async () => {
    await box(page).press("Enter");
    await expect(box(page)).toHaveValue("", { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

/** The stored messages between two people, oldest first. */
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
