import { HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { announce, announced, Announcer } from "./Announcer";
import { Button } from "../actions/Button";
import { Dialog, DialogBody } from "../dialogs/Dialog";

const meta = {
  title: "Components/Announcer",
  component: Announcer,
  // The preview's UiProvider contains the announcer.
  render: () => (
    <HStack gap="3" wrap="wrap">
      <Button onClick={() => announce("3 personnes trouvées")}>News</Button>
      <Button onClick={() => announce("Update failed.", { assertive: true, lang: "en" })}>Error</Button>
    </HStack>
  ),
} satisfies Meta<typeof Announcer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<{ text: string; assertive: boolean; lang: "fr" | "en" }> = {
  tags: ["smoke"],
  args: { text: "3 personnes trouvées", assertive: false, lang: "fr" },
  argTypes: { lang: { control: "inline-radio", options: ["fr", "en"] } },
  render: ({ text, ...how }) => <Button onClick={() => announce(text, how)}>Announce</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Announce" }));
    await waitFor(() => expect(announced("polite")).toEqual(["3 personnes trouvées"]));
  },
};

export const SaysTheSameTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const _ of [1, 2]) await userEvent.click(canvas.getByRole("button", { name: "News" }));
    await waitFor(() => expect(announced("polite")).toEqual(["3 personnes trouvées", "3 personnes trouvées"]));
  },
};

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Éditer">
        <DialogBody>Texte</DialogBody>
      </Dialog>
    </>
  );
}

/** A dialog hides the rest of the page from assistive technology, except the announcer. */
export const SpeaksBesideADialog: Story = {
  render: () => <WithDialog />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
    await waitFor(() => expect(canvasElement.closest("[aria-hidden=true], [inert]")).not.toBeNull());
    await expect(document.querySelector("[data-live-announcer]")?.closest("[aria-hidden=true], [inert]")).toBeNull();
  },
};
