import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced, withoutConnection } from "../stories/story-steps";
import { MessageBox } from "./MessageBox";

const meta = {
  title: "Components/MessageBox",
  tags: ["motion"],
  component: MessageBox,
  args: { onDismiss: fn(), message: { tone: "success", text: { text: "Formation enregistrée avec succès !" } } },
} satisfies Meta<typeof MessageBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Failure: Story = {
  args: { message: { tone: "error", text: { text: "Une erreur inattendue est survenue." } } },
  play: async ({ args, canvas, userEvent }) => {
    await expectAnnounced(canvas, "alert", "Une erreur inattendue est survenue.");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WaitsForSomebody: Story = {
  args: {
    duration: 200,
    message: { tone: "error", text: { text: "Session expirée.", lang: "fr" }, awaitsReader: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(canvas.getByText("Session expirée.")).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce(), { timeout: 3_000 });
  },
};

export const StaysWhileItIsRead: Story = {
  args: { duration: 300 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(/^Formation/));
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText(/^Formation/));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce(), { timeout: 3_000 });
  },
};

export const StaysWithoutConnection: Story = {
  args: { message: { tone: "error", text: { text: "Une erreur inattendue est survenue." } } },
  beforeEach: withoutConnection,
  play: async ({ args }) => {
    // Longer than a box is shown by default.
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
