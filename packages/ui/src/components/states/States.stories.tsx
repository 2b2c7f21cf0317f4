import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../actions/Button";
import { EmptyState } from "./EmptyState";
import { FailedState } from "./FailedState";

/** Messages in place of content: nothing yet, or a failure with a retry button. */
const meta = {
  title: "Components/States",
  component: FailedState,
  args: { children: "Impossible de charger les statistiques.", onRetry: fn() },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Failed: Story = {
  tags: ["smoke"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ["smoke"],
  render: () => <EmptyState action={<Button>Ajouter</Button>}>Aucune formation n'a été trouvée.</EmptyState>,
};
