import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectAnnounced, said } from "../../components/stories/story-steps";
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
  beforeEach: () => void defaultDb().formation.deleteMany({ where: { id: { in: [204, 205] } } }),
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

type Play = NonNullable<Story["play"]>;

type Acting = Parameters<Play>[0];

const all = (degree: string) => defaultDb().formation.findMany({ where: { degree: { equals: degree } } });

const undoButton = ({ canvas }: Acting) => canvas.findByRole("button", { name: say("undo.label") });

const row = ({ canvas }: Acting) => canvas.findByRole("button", { name: master });

const remove: Play = async (acting) => {
  await deleteEntry(acting, master);
  await expect(await undoButton(acting)).toBeVisible();
  await said("status", say("undo.offer", { title: master }));
};

const removeAndUndo: Play = async (acting) => {
  await remove(acting);
  await acting.userEvent.click(await undoButton(acting));
};

/** Everything is restored except the id. */
export const Restores: Story = {
  play: async (acting) => {
    const { id, place: _, ...before } = all(master)[0] ?? { id: 0, place: 0 };
    await removeAndUndo(acting);
    await expectAnnounced(acting.canvas, "status", say("undo.done", { title: master }));
    await expect(await row(acting)).toBeVisible();
    await expect(all(master)).toMatchObject([before]);
    await expect(acting.canvas.queryByRole("button", { name: say("undo.label") })).not.toBeInTheDocument();
    await expect(id).toBeGreaterThan(0);
  },
};

export const ByKeyboard: Story = {
  play: async (acting) => {
    await remove(acting);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^(Supprimer|Delete)/));
    const button = await undoButton(acting);
    for (let times = 0; times < 60 && document.activeElement !== button; times += 1)
      await acting.userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await acting.userEvent.keyboard("{Enter}");
    await expect(await row(acting)).toBeVisible();
    await waitFor(async () => expect(document.activeElement).toBe(await row(acting)));
  },
};

/** It can be tried again. */
export const UndoFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("createFormation", 500)] },
  play: async (acting) => {
    await removeAndUndo(acting);
    await expectAnnounced(acting.canvas, "alert", /./);
    await expect(await undoButton(acting)).toBeEnabled();
  },
};

/** Only the last deletion can be undone. */
export const OfTheLast: Story = {
  play: async (acting) => {
    await remove(acting);
    await deleteEntry(acting, second);
    await expect(await acting.canvas.findByText(new RegExp(second))).toBeVisible();
    await acting.userEvent.click(await undoButton(acting));
    await waitFor(() => expect([all(second).length, all(master).length]).toEqual([1, 0]));
  },
};
