import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { expectAnnounced } from "../stories/story-steps";
import { ShareContent } from "./ShareContent";

const url = "https://passerelle.example/offers/7-archiviste";

/** The link of an offer, to copy. */
const meta = {
  title: "Share/ShareContent",
  component: ShareContent,
  args: { url },
} satisfies Meta<typeof ShareContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(await canvas.findByRole("button", { name: /^(Copy|Copier)$/ }));
    await expect(await canvas.findByRole("button", { name: /^(Copied|Copié)$/ })).toBeVisible();
    await expect(copy).toHaveBeenCalledWith(url);
  },
};

/** The browser refuses to copy: the text is selected instead. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No.", "NotAllowedError"));
    await userEvent.click(await canvas.findByRole("button", { name: /^(Copy|Copier)$/ }));
    await expectAnnounced(screen, "alert", /refused to copy|a refusé la copie/);
    await waitFor(() => expect(getSelection()?.toString()).toBe(url));
  },
};
