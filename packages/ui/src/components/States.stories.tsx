import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "./Button";
import { EmptyState } from "./EmptyState";
import { FailedState } from "./FailedState";

const meta = {
  title: "Kit/States",
  component: FailedState,
  args: { children: "Impossible de charger les statistiques.", onRetry: fn() },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedAndTryingAgain: Story = { args: { busy: true } };

export const Empty: Story = {
  render: () => <EmptyState action={<Button>Ajouter</Button>}>Aucune formation n'a été trouvée.</EmptyState>,
};

export const EmptyWithoutAction: Story = {
  render: () => <EmptyState>Aucune notification pour le moment.</EmptyState>,
};
