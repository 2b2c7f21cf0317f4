import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { translator } from "../../i18n/story-translations";
import type { ProfileHrefs } from "./ProfileScreen";
import { expectAnnounced as expectAnnouncedIn } from "../../components/stories/story-steps";
import { clearChips } from "../../forms/tags/story-tags";
import { useTranslations } from "./translations";

type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas" | "userEvent">;
type Seen = Pick<Acting, "canvas">;
type FieldKey = Extract<Parameters<typeof say>[0], `field.${string}`>;
export type FieldName = FieldKey extends `field.${infer Name}` ? Name : never;

/** Addresses as in an application. */
export const hrefs: ProfileHrefs = {
  applicant: "/dashboard/applicant",
  recruiter: "/dashboard/recruiter",
  formations: "/dashboard/formations",
  experiences: "/dashboard/experiences",
  projects: "/dashboard/projects",
  certifications: "/dashboard/certifications",
  myAccount: "/dashboard/my-account",
};

/** Translates texts of the screens to the story's language. */
export const say = translator("profiles", useTranslations);

export const dialog = async () => within(await screen.findByRole("dialog"));

/** The control of a field, by its label. */
export const fieldOf = ({ canvas }: Seen, name: FieldName) =>
  canvas.findByLabelText(new RegExp(String.raw`^${say(`field.${name}`)}(\*|$)`));

/** Replaces the text of a field; pasted, because typing every key is slow. */
export async function write(acting: Acting, name: FieldName, text: string) {
  // A field whose code is still loading is shown disabled.
  const field = await waitFor(async () => {
    const found = await fieldOf(acting, name);
    await expect(found).toBeEnabled();
    return found;
  });
  await clearChips(field, acting.userEvent);
  await acting.userEvent.clear(field);
  await acting.userEvent.click(field);
  if (text) await acting.userEvent.paste(text);
}

/** The save button while it is not busy. */
export const saveButton = ({ canvas }: Seen) => canvas.findByRole("button", { name: /^(Save|Enregistrer)$/ });

export async function save(acting: Acting) {
  await acting.userEvent.click(await saveButton(acting));
}

/** Waits for a message with this text. */
export const expectAnnounced = ({ canvas }: Seen, urgency: "status" | "alert", text: string | RegExp) =>
  expectAnnouncedIn(canvas, urgency, text);

/** Waits for the error at a field. */
export async function refusedAt(acting: Seen, name: FieldName, message: string | RegExp) {
  const field = await fieldOf(acting, name);
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(typeof message === "string" ? expect.stringContaining(message) : message),
  );
}
