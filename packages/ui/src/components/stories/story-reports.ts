import type { Schemas } from "@passerelle/api";
import { defaultDb, personOf } from "@passerelle/mocks";
import { type CastPerson } from "@passerelle/domain/cast";
import type { StoryObj } from "@storybook/react-vite";
import { screen, within } from "storybook/test";

type Acting = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "userEvent">;

const reportWords = {
  person: "Signaler cette personne|Report this person",
  post: "Signaler ce post|Report this post",
  comment: "Signaler ce commentaire|Report this comment",
  message: "Signaler ce message|Report this message",
  offer: "Signaler cette offre|Report this offer",
};

/** Matches French and English, because the language depends on the page. */
export const reportLabel = (kind: Schemas["ReportKind"], name: string) =>
  new RegExp(`^(${reportWords[kind]}) \\(${name}\\)$`);

/** The dialog of a report, which is loaded on demand. */
export const reportDialog = async () => within(await screen.findByRole("dialog", { name: /^(Signale|Report)/ }));
export const reportThanks = /(votre signalement a été transmis|your report has been sent)/;
export const notReported = /(Le signalement n’a pas pu être transmis|The report could not be sent)/;

/** Presses the button that sends the report. */
export async function sendReport({ userEvent }: Acting) {
  await userEvent.click((await reportDialog()).getByRole("button", { name: /^(Signaler|Report)$/ }));
}

/** Chooses a reason, writes a text and sends the report. */
export async function fillReport(acting: Acting, text = "Toujours la même annonce.") {
  const dialog = await reportDialog();
  await acting.userEvent.selectOptions(await dialog.findByRole("combobox", { name: /^(Motif|Reason)/ }), "spam");
  if (text) await acting.userEvent.type(dialog.getByRole("textbox", { name: /^(Précisions|Details)/ }), text);
  await sendReport(acting);
}

export const reportsBy = (person: CastPerson) =>
  defaultDb()
    .report.findMany({ where: { reporterId: { equals: personOf(person).id } } })
    .map(({ kind, targetId, reason, text }) => ({ kind, targetId, reason, text }));
