import { defaultDb, fails, losesAnswer, offline } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { outcomeUnknown, expectAnnounced } from "../../components/stories/story-steps";
import { FormationsScreen } from "./formations";
import { askToDelete, deleteEntry, say, seen } from "./story-steps";

/** Deleting an entry of the four lists, with formations as the example. */
const meta = { title: "CV/CvDeleteDialog", component: FormationsScreen } satisfies Meta<typeof FormationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const first = "Certificat de compétence en management de projet";
const second = "Langue des signes française, A2";
const master = "Master Informatique, parcours Génie logiciel et interfaces";
const deleteNamed = (title: string) => ({ name: say("delete", { title }) });

/** Keeps only these entries. */
const keepOnly =
  (...ids: number[]) =>
  () => {
    defaultDb().formation.deleteMany({ where: { userId: { equals: 11 }, id: { notIn: ids } } });
  };

export const Deletes: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await deleteEntry(acting, first);
    await seen(acting, "deleted.formations");
    await waitFor(() => expect(acting.canvas.queryByRole("button", { name: first })).not.toBeInTheDocument());
    await expect(defaultDb().formation.findFirst({ where: { degree: { equals: first } } })).toBeNull();
    // The focus moves to the entry that took its place.
    await waitFor(() => expect(acting.canvas.getByRole("button", deleteNamed(second))).toHaveFocus());
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("deleteFormation", 500)] },
  play: async (acting) => {
    await deleteEntry(acting, first);
    await expectAnnounced(acting.canvas, "alert", say("deleteFailed.formations"));
    await expect(acting.canvas.getByRole("button", { name: first })).toBeVisible();
    await waitFor(() => expect(acting.canvas.getByRole("button", deleteNamed(first))).toHaveFocus());
  },
};

export const OutcomeUnknown: Story = {
  parameters: { msw: [losesAnswer("deleteFormation")] },
  play: async (acting) => {
    const question = await askToDelete(acting, first);
    acting.msw.use(offline("listFormations"));
    await acting.userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
    await expectAnnounced(acting.canvas, "alert", outcomeUnknown);
  },
};

export const AlreadyGone: Story = {
  play: async (acting) => {
    const question = await askToDelete(acting, first);
    defaultDb().formation.deleteMany({ where: { degree: { equals: first } } });
    await acting.userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
    await expectAnnounced(acting.canvas, "alert", /./);
    await waitFor(() => expect(acting.canvas.queryByRole("button", { name: first })).not.toBeInTheDocument());
  },
};

export const LastOfItsPage: Story = {
  beforeEach: () => {
    defaultDb().formation.deleteMany({ where: { id: { in: [204, 205] } } });
  },
  play: async (acting) => {
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name: /^(Next|Suivant)$/ }));
    await deleteEntry(acting, "Licence Informatique");
    await expect(await acting.canvas.findByRole("button", { name: first })).toBeVisible();
    await waitFor(() => expect(acting.canvas.getByRole("button", deleteNamed(first))).toHaveFocus());
  },
};

export const LastOfAll: Story = {
  beforeEach: keepOnly(201),
  play: async (acting) => {
    await deleteEntry(acting, master);
    await expect(await acting.canvas.findByText(say("empty.formations"))).toBeVisible();
    await waitFor(() => expect(acting.canvas.getByRole("button", { name: say("addTitle.formations") })).toHaveFocus());
  },
};
