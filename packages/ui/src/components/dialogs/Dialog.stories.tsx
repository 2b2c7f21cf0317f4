import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../actions/Button";
import { Dialog, DialogBody, DialogCancel, DialogFooter, DialogForm, type DialogProps } from "./Dialog";
import { Field } from "../fields/Field";
import { TextInput } from "../fields/TextInput";
import { isWithinWindow, openQuestion } from "../stories/story-steps";
import { useUnsavedChanges } from "../../forms/unsaved/use-unsaved-changes";

function NameForm() {
  const [name, setName] = useState("");
  useUnsavedChanges(name !== "");
  return (
    <DialogForm onSubmit={(event) => event.preventDefault()}>
      <DialogBody>
        <Field label="Établissement" required>
          <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogCancel />
        <Button type="submit">Enregistrer</Button>
      </DialogFooter>
    </DialogForm>
  );
}

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ajouter</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: "Components/Dialog",
  tags: ["motion"],
  component: Dialog,
  args: { open: false, title: "Ajouter une formation", onClose: fn(), children: <NameForm /> },
  globals: { language: "fr" },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ["smoke", "!test"],
  render: (args) => <Opener key={String(args.open)} {...args} />,
};

/** Escape works once the focus is inside the dialog. */
const focused = () => waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));

export const AsksBeforeChangesAreLost: Story = {
  args: { open: true },
  play: async ({ args, userEvent }) => {
    await focused();
    await userEvent.type(screen.getByRole("textbox"), "Université de Lyon");
    await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
    await userEvent.click((await openQuestion()).getByRole("button", { name: "Continuer la saisie" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(screen.getByRole("textbox")).toHaveValue("Université de Lyon");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
    await userEvent.click((await openQuestion()).getByRole("button", { name: "Abandonner" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Reopener(props: DialogProps) {
  const [open, setOpen] = useState(true);
  const reopen = () => {
    flushSync(() => setOpen(false));
    flushSync(() => setOpen(true));
  };
  return (
    <Dialog {...props} open={open}>
      <Button onClick={reopen}>Rouvrir</Button>
      {props.children}
    </Dialog>
  );
}

export const StartsAnewWhileItStillFades: Story = {
  render: (args) => <Reopener {...args} />,
  play: async ({ userEvent }) => {
    await focused();
    await userEvent.type(screen.getByRole("textbox"), "Lyon");
    await userEvent.click(screen.getByRole("button", { name: "Rouvrir" }));
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveValue(""));
  },
};

export const LongContentScrolls: Story = {
  args: {
    open: true,
    title: "Commentaires sur le post",
    children: <DialogBody>{"Un commentaire. ".repeat(400)}</DialogBody>,
  },
  play: async () => {
    await focused();
    // Layout may be ready one frame after the focus.
    await expect(await screen.findByRole("group", { name: "Commentaires sur le post" })).toHaveAttribute(
      "tabindex",
      "0",
    );
  },
};

/** The focused element stays visible in a low window. */
export const InALowWindow: Story = {
  globals: { viewport: { value: "zoomed", isRotated: false } },
  args: {
    open: true,
    children: (
      <>
        <DialogBody>
          <p style={{ height: "30rem" }}>A long text.</p>
        </DialogBody>
        <DialogFooter>
          <TextInput aria-label="Réponse" />
        </DialogFooter>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const box = await screen.findByRole("textbox");
    await waitFor(() => expect(box).toHaveFocus());
    await isWithinWindow(box);
    await userEvent.tab();
    const cross = screen.getByRole("button", { name: "Fermer" });
    await waitFor(() => expect(cross).toHaveFocus());
    await isWithinWindow(cross);
  },
};
