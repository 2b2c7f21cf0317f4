import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { announced } from "../feedback/Announcer";
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

function TryingInVain() {
  const [busy, setBusy] = useState(false);
  const tryAgain = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 100);
  };
  return (
    <FailedState busy={busy} onRetry={tryAgain}>
      Impossible de charger les statistiques.
    </FailedState>
  );
}

const times = () => announced("assertive").filter((line) => line.startsWith("Impossible de charger")).length;

export const FailedOnceMore: Story = {
  render: () => <TryingInVain />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(times()).toBe(1));
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(times()).toBe(2));
    await expect(button).toHaveFocus();
  },
};

export const Empty: Story = {
  tags: ["smoke"],
  render: () => <EmptyState action={<Button>Ajouter</Button>}>Aucune formation n'a été trouvée.</EmptyState>,
};

export const EmptyWithoutAction: Story = {
  render: () => <EmptyState>Aucune notification pour le moment.</EmptyState>,
};
