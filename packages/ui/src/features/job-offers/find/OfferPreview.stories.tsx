import { aJobOfferDetail, answers, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { OfferPreview } from "./OfferPreview";
import { say } from "../../applications/story-steps";

const meta = {
  title: "Applications/OfferPreview",
  component: OfferPreview,
  parameters: { signedInAs: "recruiter" },
  args: { id: 101, onClose: fn() },
} satisfies Meta<typeof OfferPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog"));

/** The applicants' view without personal parts: no match, no application, no buttons. */
export const Ready: Story = {
  tags: ["smoke"],
  play: async () => {
    const preview = await dialog();
    await expect(await preview.findByText(/soignez l'accessibilité/)).toBeVisible();
    await expectAnnounced(preview, "status", say("preview.note"));
    await expect(preview.queryByText(say("match.title"))).not.toBeInTheDocument();
    await expect(await preview.findAllByRole("button")).toHaveLength(1);
  },
};

export const Draft: Story = {
  parameters: { msw: [answers("getJobOffer", 200, { data: aJobOfferDetail({ active: false, draft: true }) })] },
  play: async () => {
    const preview = await dialog();
    await expectAnnounced(preview, "status", say("preview.draft"));
    await expect(await preview.findByText(/soignez l'accessibilité/)).toBeVisible();
    await expect(preview.queryByText(say("offer.publishedAt"))).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getJobOffer", 500)] },
  play: async () => expectAnnounced(await dialog(), "alert", say("offer.loadFailed")),
};

export const Gone: Story = {
  parameters: { msw: [fails("getJobOffer", 404)] },
  play: async () => expectAnnounced(await dialog(), "status", say("preview.gone")),
};
