import { HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { setLanguage } from "../../i18n";
import { announced } from "./Announcer";
import { Button } from "../actions/Button";
import { Dialog, DialogBody } from "../dialogs/Dialog";
import { Toaster } from "./Toaster";
import { liveToast, toast } from "./toast";
import { useUnsavedChanges } from "../../forms/unsaved/use-unsaved-changes";
import { useStateTranslations } from "../states/translations";

const meta = {
  title: "Components/Toaster",
  tags: ["motion"],
  component: Toaster,
  // The preview's UiProvider contains the toaster.
  render: function Raising() {
    const { say } = useStateTranslations();
    return (
      <HStack gap="3" wrap="wrap">
        <Button onClick={() => toast.success({ text: "Post enregistré avec succès !" })}>Success</Button>
        <Button onClick={() => toast.error({ text: "Erreur lors de l'envoi du message" })}>Error</Button>
        <Button onClick={() => toast.info({ text: "Nouveau message de Jeanne Martin" }, liveToast)}>Live</Button>
        <Button onClick={() => toast.loading({ text: "Envoi du message..." })}>Loading</Button>
        <Button onClick={() => toast.loading(say("loading"))}>Own words</Button>
      </HStack>
    );
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<{ tone: "success" | "error" | "info" | "loading"; text: string }> = {
  tags: ["smoke", "!test"],
  args: { tone: "success", text: "Post enregistré avec succès !" },
  argTypes: { tone: { control: "inline-radio", options: ["success", "error", "info", "loading"] } },
  render: ({ tone, text }) => <Button onClick={() => toast[tone]({ text })}>Show</Button>,
};

const area = () => screen.getByRole("region");
const desktop = { globals: { viewport: { value: "desktop", isRotated: false } } };

/** Each toast is announced once; errors interrupt. */
export const Kinds: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Success", "Error", "Live", "Loading"])
      await userEvent.click(canvas.getByRole("button", { name }));
    await waitFor(() => expect(announced("polite")).toContain("Envoi du message..."));
    await expect(announced("assertive")).toContain("Erreur lors de l'envoi du message");
    await expect(announced("polite")).not.toContain("Erreur lors de l'envoi du message");
    await expect(within(area()).getByText("Envoi du message...")).toBeVisible();
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

/** Only a few of many toasts are visible, with the number of the others, which can be shown. */
const many = (seen: number): NonNullable<Story["play"]> =>
  async function play({ userEvent }) {
    for (let count = 1; count <= 23; count += 1) toast.loading({ text: `Message ${count}` });
    await waitFor(() => expect(within(area()).getAllByText(/^Message/)).toHaveLength(20));
    await expect(within(area()).queryByText("Message 3")).not.toBeInTheDocument();
    const visible = () =>
      within(area())
        .getAllByText(/^Message/)
        .filter((text) => text.checkVisibility());
    await waitFor(() => expect(visible()).toHaveLength(seen));
    await expect(visible()[0]).toHaveTextContent("Message 23");
    // Shadows must not be clipped.
    await expect(getComputedStyle(area()).overflowY).toBe("visible");
    const more = within(area()).getByRole("button", { name: new RegExp(`^${20 - seen} `) });
    await userEvent.click(more);
    await waitFor(() => expect(visible()).toHaveLength(20));
    await expect(area().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(visible()).toHaveLength(seen));
  };
export const Twenty: Story = { ...desktop, play: many(3) };

const long = "Votre parcours nous a convaincus. ".repeat(141);

/** Sentences of the application are short enough to be shown in full, on a phone too. */
export const OwnSentence: Story = {
  globals: { language: "fr", viewport: { value: "phone", isRotated: false } },
  play: async () => {
    toast.loading({ text: "Ce document est maintenant le CV de votre profil, joint à vos candidatures." });
    const text = await within(area()).findByText(/^Ce document/);
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
    await expect(within(area()).queryByRole("button", { expanded: false })).toBeNull();
  },
};

/** A decision's message is cut to three lines, with a button to show all of it. */
export const LongText: Story = {
  play: async ({ userEvent }) => {
    toast.loading({ text: long });
    const text = await within(area()).findByText(/^Votre parcours/);
    await expect(text.clientHeight).toBeLessThan(80);
    const whole = await within(area()).findByRole("button", { expanded: false });
    await userEvent.click(whole);
    await expect(text.clientHeight).toBeGreaterThan(100);
    await expect(area().getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.7);
  },
};

/** Our own texts follow a change of language, even in toasts that are already visible. */
export const FollowsTheLanguage: Story = {
  globals: { language: "fr" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Own words" }));
    await expect(await within(area()).findByText("Chargement...")).toHaveAttribute("lang", "fr");
    setLanguage("en");
    await expect(await within(area()).findByText("Loading...")).toHaveAttribute("lang", "en");
  },
};

/** The focus moves to the next toast, and finally back to where it was. */
export const DismissingKeepsTheFocus: Story = {
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Loading" });
    await userEvent.click(button);
    await userEvent.click(button);
    const [first, second] = within(area()).getAllByRole("button");
    button.focus();
    first?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Above a dialog and reachable: dismissing the toast keeps the dialog open, opening its link closes the dialog. */
export const OverADialog: Story = {
  render: () => <WithADialog />,
  play: async ({ canvas, userEvent }) => {
    const open = fn();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog", { name: "A dialog" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    toast.loading({ text: "A second one" });
    toast.info({ text: "Opens" }, { duration: 60_000, opens: { href: "#there", open } });
    await expect(await within(area()).findByText("A second one")).toBeInTheDocument();
    await expect(area().closest("[inert], [aria-hidden=true]")).toBeNull();
    const link = within(area()).getByRole("link", { name: "Opens" });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.click(link);
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** Asks about unsaved text first, wherever it is. */
export const AsksBeforeItOpens: Story = {
  render: () => <WithADialog typed />,
  play: async ({ canvas, userEvent }) => {
    const open = fn();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog", { name: "A dialog" });
    // From now on the toast is a layer of its own, below the question.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    toast.info({ text: "Opens" }, { duration: 60_000, opens: { href: "#there", open } });
    const click = async (answer: RegExp) => {
      await userEvent.click(await within(area()).findByRole("link", { name: "Opens" }));
      const question = await screen.findByRole("alertdialog");
      await userEvent.click(within(question).getByRole("button", { name: answer }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    };
    await click(/Continuer|Keep/);
    await expect(open).not.toHaveBeenCalled();
    await expect(await screen.findByRole("dialog")).toBeVisible();
    await click(/Abandonner|Discard/);
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

function WithADialog({ typed = false }: { typed?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="A dialog">
        <DialogBody>
          <Typed dirty={typed} />
        </DialogBody>
      </Dialog>
    </>
  );
}

function Typed({ dirty }: { dirty: boolean }) {
  useUnsavedChanges(dirty);
  return <p>Something to read.</p>;
}
