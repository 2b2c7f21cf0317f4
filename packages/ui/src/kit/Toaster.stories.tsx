import { HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "./Button";
import { Toaster } from "./Toaster";
import { liveToast, toast } from "./toast";

const meta = {
  title: "Kit/Toaster",
  component: Toaster,
  // The preview's UiProvider holds the toaster itself.
  render: () => (
    <HStack gap="3" wrap="wrap">
      <Button onClick={() => toast.success("Post enregistré avec succès !")}>Success</Button>
      <Button onClick={() => toast.error("Erreur lors de l'envoi du message")}>Error</Button>
      <Button onClick={() => toast.info("Nouveau message de Jeanne Martin", liveToast)}>Live</Button>
      <Button onClick={() => toast.loading("Envoi du message...")}>Loading</Button>
    </HStack>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const area = () => screen.getByRole("region");

export const Kinds: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Success", "Error", "Live", "Loading"])
      await userEvent.click(canvas.getByRole("button", { name }));
    const errorText = within(area()).getByText("Erreur lors de l'envoi du message");
    await expect(errorText.closest("[aria-live]")).toHaveAttribute("aria-live", "assertive");
    const livelyText = within(area()).getByText("Nouveau message de Jeanne Martin");
    await expect(livelyText.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
  },
};

export const SuccessLeavesAfterTwoSeconds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Success" }));
    await userEvent.hover(document.body);
    await waitFor(() => expect(within(area()).queryByText(/Post enregistré/)).not.toBeInTheDocument(), {
      timeout: 3_500,
    });
  },
};

export const LoadingStaysUntilDismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Loading" }));
    await userEvent.click(within(area()).getByRole("button"));
    await expect(within(area()).queryByText("Envoi du message...")).not.toBeInTheDocument();
  },
};

export const KeepsTwentyAtMost: Story = {
  play: async () => {
    for (let count = 1; count <= 23; count += 1) toast.loading(`Message ${count}`);
    await waitFor(() => expect(within(area()).getAllByText(/^Message/)).toHaveLength(20));
    await expect(within(area()).queryByText("Message 3")).not.toBeInTheDocument();
  },
};
