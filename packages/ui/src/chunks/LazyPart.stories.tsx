import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../components/actions/Button";
import { Dialog, DialogBody } from "../components/dialogs/Dialog";
import { SkeletonText } from "../components/states/Skeletons";
import { PartFailed } from "../components/states/FailedState";
import { seesLoading } from "../components/stories/story-steps";
import { lazyDialog } from "./lazy-dialog";
import { lazyPart } from "./lazy-part";

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

const Likers = ({ open, onClose }: DialogProps) => (
  <Dialog open={open} onClose={onClose} title="Qui aime ce post">
    <DialogBody>Jeanne Martin</DialogBody>
  </Dialog>
);

const isOpen = ({ open }: DialogProps) => open;

/** A dialog whose code loads at the fourth attempt. */
const createFailingDialog = () => {
  let tries = 0;
  return lazyDialog(
    async () => {
      tries += 1;
      if (tries <= 3) throw new TypeError("down");
      return Likers;
    },
    { isOpen },
  );
};

let arrive: () => void;

/** A dialog whose code loads when the story allows it. */
const createSlowDialog = () => {
  const arrival = new Promise<typeof Likers>((resolve) => {
    arrive = () => resolve(Likers);
  });
  return lazyDialog(() => arrival, { isOpen });
};

function Opener({ createLikersDialog }: { createLikersDialog: () => (props: DialogProps) => ReactNode }) {
  const [LikersDialog] = useState(createLikersDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>1 personne aime</Button>
      <LikersDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A part whose code is loaded on demand, here a dialog: its loading state, and its failure. */
const meta = {
  title: "Components/LazyPart",
  component: Opener,
  args: { createLikersDialog: createFailingDialog },
  argTypes: { createLikersDialog: { table: { disable: true } } },
  globals: { language: "fr" },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The attempts and the pauses between them take two seconds. */
const patience = { timeout: 10_000 };

type Context = Parameters<NonNullable<Story["play"]>>[0];

const closes = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(canvas.getByRole("button", { name: "1 personne aime" })).toHaveFocus());
};

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const seesLikers = async (context: Context) => {
  const dialog = await screen.findByRole("dialog", { name: "Qui aime ce post" });
  await waitFor(() => expect(dialog).toContainElement(focused()));
  await closes(context);
};

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
    await seesLikers(context);
  },
};

export const ClosedAndOpenedAgain: Story = {
  play: async (context) => {
    await FailedDialog.play?.(context);
    const { canvas, userEvent } = context;
    await closes(context);
    await userEvent.click(canvas.getByRole("button", { name: "1 personne aime" }));
    await seesLikers(context);
  },
};

/** On a slow connection. */
export const LoadingDialog: Story = {
  args: { createLikersDialog: createSlowDialog },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "1 personne aime" }));
    await seesLoading(screen, "Chargement...");
  },
};

export const FetchedLate: Story = {
  ...LoadingDialog,
  play: async (context) => {
    await LoadingDialog.play?.(context);
    arrive();
    await seesLikers(context);
    await expect(screen.queryByText("Chargement...")).toBeNull();
  },
};

const Details = lazyPart<object>(() => Promise.reject(new TypeError("down")), {
  loading: () => <SkeletonText />,
  failed: (retry) => <PartFailed {...retry} />,
});

export const FailedInPlace: Story = {
  render: () => <Details />,
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "Réessayer" }, patience)).toBeVisible(),
};
