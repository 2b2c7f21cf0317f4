import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { expectAnnounced } from "../stories/story-steps";
import { ConfirmDialog } from "./ConfirmDialog";

const meta = {
  title: "Components/ConfirmDialog",
  tags: ["motion"],
  component: ConfirmDialog,
  globals: { language: "fr" },
  args: {
    open: true,
    title: "Confirmer la suppression",
    children: "Êtes-vous sûr de vouloir supprimer cette formation ?",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

const harmless = () => waitFor(() => expect(screen.getByRole("button", { name: "Annuler" })).toHaveFocus());

export const Asking: Story = {
  play: async ({ args, userEvent }) => {
    await harmless();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Supprimer" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  args: { error: "Échec de la suppression de la formation." },
  play: async () => expectAnnounced(screen, "alert", "Échec de la suppression de la formation."),
};
