import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { forgetDrafts } from "../../forms/drafts/draft-atom";
import { restored } from "../../forms/drafts/story-drafts";
import { OffersScreen } from "./OffersScreen";
import { type Acting, dialog, messageField, say, seen, send, startApplication } from "./story-steps";

/** The letter is written beside the offer. */
const meta = {
  title: "Applications/ApplyBesideTheOffer",
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
  beforeEach: () => forgetDrafts,
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = "Développeur ou développeuse front-end React";
const words = "Vos écrans me parlent.";
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
const rowOf = ({ canvas }: Acting) => canvas.getByRole("link", { name: title }).closest("tr, li");

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const modal = await startApplication(acting, title);
    await expect(await modal.findByText(/soignez l'accessibilité/)).toBeVisible();
    await expect(modal.queryByText(say("match.addToProfile"))).not.toBeInTheDocument();
    await expect(await messageField()).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (acting) => {
    const modal = await startApplication(acting, title);
    const fold = await modal.findByText(say("apply.offer"));
    await expect(modal.getByText(/soignez l'accessibilité/)).not.toBeVisible();
    await acting.userEvent.click(fold);
    await expect(modal.getByText(/soignez l'accessibilité/)).toBeVisible();
    await expect(await messageField()).toBeVisible();
  },
};

export const KeepsTheLetter: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await startApplication(acting, title);
    await userEvent.type(await messageField(), words);
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await waitFor(() => expect(rowOf(acting)).toHaveTextContent(say("apply.draft")));
    await expect(canvas.getAllByText(say("apply.draft"))).toHaveLength(1);
    await startApplication(acting, title);
    await waitFor(async () => expect(await messageField()).toHaveValue(words));
    await expectAnnounced(await dialog(), "status", restored);
    await send(acting);
    await seen(acting, "apply.success");
    await expect(rowOf(acting)).not.toHaveTextContent(say("apply.draft"));
    const mine = { jobOfferId: { equals: 101 }, applicantId: { equals: 11 } };
    await expect(defaultDb().application.findMany({ where: mine })).toMatchObject([{ message: words }]);
  },
};
