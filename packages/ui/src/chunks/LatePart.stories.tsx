import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../components/Button";
import { Dialog, DialogBody } from "../components/Dialog";
import { SkeletonText } from "../components/Skeletons";
import { PartFailed } from "../components/LoadFailed";
import { lateDialog } from "./late-dialog";
import { latePart } from "./late-part";

/** A dialog whose code comes once the first three tries have failed. */
const createLateDialog = () => {
  let tries = 0;
  return lateDialog(
    async () => {
      tries += 1;
      if (tries <= 3) throw new TypeError("down");
      return ({ open, onClose }: { open: boolean; onClose: () => void }) => (
        <Dialog open={open} onClose={onClose} title="Qui aime ce post">
          <DialogBody>Jeanne Martin</DialogBody>
        </Dialog>
      );
    },
    { isOpen: ({ open }) => open },
  );
};

function Opener() {
  const [LikersDialog] = useState(createLateDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>1 personne aime</Button>
      <LikersDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: "Kit/LatePart",
  component: Opener,
  globals: { language: "fr" },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tries and the pauses between them take two seconds. */
const patience = { timeout: 10_000 };

export const FailedDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "1 personne aime" }));
    const dialog = await screen.findByRole("dialog", { name: "Échec du chargement" }, patience);
    await expect(dialog).toHaveTextContent("Vérifiez votre connexion et réessayez.");
  },
};

export const FetchedAtAnotherTry: Story = {
  play: async (context) => {
    await FailedDialog.play?.(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    await expect(await screen.findByRole("dialog", { name: "Qui aime ce post" })).toBeVisible();
  },
};

export const ClosedAndOpenedAgain: Story = {
  play: async (context) => {
    await FailedDialog.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = canvas.getByRole("button", { name: "1 personne aime" });
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(await screen.findByRole("dialog", { name: "Qui aime ce post" })).toBeVisible();
  },
};

const Details = latePart<object>(() => Promise.reject(new TypeError("down")), {
  loading: () => <SkeletonText />,
  failed: (retry) => <PartFailed onRetry={retry} />,
});

export const FailedInPlace: Story = {
  render: () => <Details />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Réessayer" }, patience)).toBeVisible();
  },
};
