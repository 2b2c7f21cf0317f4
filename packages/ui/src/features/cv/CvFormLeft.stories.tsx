import { defaultDb, fails, losesAnswer, offline, slow } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { restored } from "../../forms/drafts/story-drafts";
import {
  expectAnnounced,
  neverSent,
  openQuestion,
  outcomeUnknown,
  plain,
  withoutConnection,
} from "../../components/stories/story-steps";
import { FormationsScreen } from "./formations";
import { fieldOf, fillIn, form, save, say, startEntry } from "./story-steps";

/** Leaving a form while it saves or after an unknown outcome, with formations as the example. */
const meta = { title: "CV/CvFormLeft", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const degree = "CAP boulangerie";

const add: Play = async (acting) => {
  await startEntry(acting);
  await fillIn(acting, [
    ["institution", "Lycée des métiers"],
    ["degree", degree],
    ["startedAt", "2026-03-01"],
  ]);
  await save(acting);
};

const inProgress = /^(Enregistrement en cours|Save in progress)$/;
const closed = (role: "dialog" | "alertdialog") =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

/** Saves, and tries to leave before the answer arrives. */
const addAndAskToLeave = async (acting: Parameters<Play>[0]) => {
  await add(acting);
  await acting.userEvent.keyboard("{Escape}");
  const question = await openQuestion();
  await expect(question.getByRole("heading", { name: inProgress })).toBeVisible();
  return question;
};

const addAndLeave: Play = async (acting) => {
  const question = await addAndAskToLeave(acting);
  await acting.userEvent.click(question.getByRole("button", { name: /^(Partir maintenant|Leave now)$/ }));
  await closed("dialog");
  await waitFor(() => expect(addButton(acting)).toHaveFocus());
};

const toasted = async (text: string | RegExp) => {
  const toasts = within(await screen.findByRole("region", { name: /Messages (de l’|from the )application/ }));
  await toasts.findByText((content) => new RegExp(text).test(plain(content)), {}, { timeout: 5_000 });
};

const addButton = ({ canvas }: Parameters<Play>[0]) => canvas.getByRole("button", { name: say("add") });

export const LeftWhileSavingFails: Story = {
  parameters: { msw: [slow("createFormation", 2_000), fails("createFormation", 500)] },
  play: async (acting) => {
    await addAndLeave(acting);
    await toasted(/n’a pas été enregistrée|was not saved/);
    const reopen = await screen.findByRole("link", { name: /^(Open the form again|Rouvrir le formulaire)$/ });
    await acting.userEvent.click(reopen);
    await expect(await fieldOf("degree")).toHaveValue(degree);
    await expectAnnounced(await form(), "status", restored);
  },
};

/** The answer was lost, but the entry was stored: the list shows it, and the question does not call it unsaved. */
export const LeftAfterALostAnswer: Story = {
  parameters: { msw: [losesAnswer("createFormation")] },
  play: async (acting) => {
    await add(acting);
    await expectAnnounced(await form(), "alert", outcomeUnknown);
    await expect(defaultDb().formation.count({ where: { degree: { equals: degree } } })).toBe(1);
    await acting.userEvent.click((await form()).getByRole("button", { name: /^(Cancel|Annuler)$/ }));
    const question = await openQuestion();
    await expect(question.getByText((text) => outcomeUnknown.test(plain(text)))).toBeVisible();
    await acting.userEvent.click(question.getByRole("button", { name: /^(Discard|Abandonner)$/ }));
    await closed("dialog");
    await expect(await acting.canvas.findByRole("button", { name: degree })).toBeVisible();
  },
};

/** The request never left: the question calls the text unsaved, as before a save. */
export const LeftWithoutAConnection: Story = {
  parameters: { msw: [offline("createFormation")] },
  beforeEach: withoutConnection,
  play: async (acting) => {
    await add(acting);
    await expectAnnounced(await form(), "alert", neverSent);
    await acting.userEvent.click((await form()).getByRole("button", { name: /^(Cancel|Annuler)$/ }));
    const question = await openQuestion();
    await expect(question.queryByText(outcomeUnknown)).not.toBeInTheDocument();
    await expect(
      question.getByRole("heading", { name: /^(Abandonner les modifications|Discard changes)/ }),
    ).toBeVisible();
  },
};
