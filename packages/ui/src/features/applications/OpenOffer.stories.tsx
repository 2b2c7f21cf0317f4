import { cast, offers } from "@passerelle/domain/cast";
import { defaultDb, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { fillReport, reportLabel, reportsBy, reportThanks } from "../../components/stories/story-reports";
import { expectAnnounced, plain } from "../../components/stories/story-steps";
import { ApplicationsScreen } from "./ApplicationsScreen";
import { OffersScreen } from "./OffersScreen";
import { type Acting, dialog, openOffer, say, sayShared } from "./story-steps";

/** An offer that its address opens over the list. */
const meta = {
  title: "Applications/Open offer",
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = "Développeur ou développeuse front-end React";
/** The page behind a dialog is hidden from assistive technology. */
const leavesTheList = (canvas: Acting["canvas"]) =>
  waitFor(() => expect(canvas.queryByRole("link", { name: title, hidden: true })).not.toBeInTheDocument());
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/** The author is unknown here, so the report does not offer to block anyone. */
export const Reported: Story = {
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await acting.userEvent.click(await offer.findByRole("button", { name: reportLabel("offer", title) }));
    await fillReport(acting);
    await expectAnnounced(screen, "status", reportThanks);
    await expect(reportsBy(cast.jeanne)).toMatchObject([{ kind: "offer", targetId: 101 }]);
    await expect(screen.queryByRole("button", { name: /^(Bloquer|Block)/ })).toBeNull();
  },
};

/** An offer that is not on the first page of the list. */
export const OfAnotherPage: Story = {
  parameters: { address: "?offer=113" },
  play: async ({ canvas }) => {
    const { jobTitle = "" } = defaultDb().jobOffer.findFirst({ where: { id: { equals: 113 } } }) ?? {};
    const offer = await screen.findByRole("dialog", { name: jobTitle });
    await expect(offer).toBeVisible();
    await (await dialog()).findByRole("button", { name: say("apply.title", { title: jobTitle }) });
    await waitFor(() => expect(canvas.queryByRole("button", { name: jobTitle })).not.toBeInTheDocument());
  },
};

export const Gone: Story = {
  parameters: { address: "?offer=999" },
  play: async () => {
    const offer = await dialog();
    await expect(await offer.findByText(plain(say("offer.closed")))).toBeVisible();
    await expect(offer.queryByRole("button", { name: new RegExp(say("apply.action")) })).not.toBeInTheDocument();
  },
};

/** The row disappears as soon as the dialog learns of it; the dialog keeps its content until it is closed. */
export const ClosedMeanwhile: Story = {
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await canvas.findByRole("link", { name: title });
    defaultDb().jobOffer.update({ where: { id: { equals: 101 } }, data: { active: false } });
    const offer = await openOffer(acting, title);
    await expect(await offer.findByText(plain(say("offer.closed")))).toBeVisible();
    await leavesTheList(canvas);
    await expect(screen.getByRole("dialog", { name: title })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

/** Deleted while its dialog is open: the apply dialog says so, and the row disappears. */
export const DeletedBeforeApplying: Story = {
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    const apply = await offer.findByRole("button", { name: say("apply.title", { title }) });
    await offer.findByText(/soignez l'accessibilité/);
    defaultDb().jobOffer.delete({ where: { id: { equals: 101 } } });
    await acting.userEvent.click(apply);
    const letter = within(await screen.findByRole("dialog", { name: say("apply.title", { title }) }));
    await expect(await letter.findByText(plain(say("offer.closed")))).toBeVisible();
    await expect(letter.getByText(/soignez l'accessibilité/)).toBeVisible();
    await leavesTheList(acting.canvas);
    await acting.userEvent.keyboard("{Escape}");
    await isClosed();
  },
};

const applied = offers.backEnd.jobTitle;

/**
 * Offers the reader applied to stay after a block; row and dialog explain why they are closed, and where to unblock.
 */
export const OfABlockedRecruiter: Story = {
  render: (args) => <ApplicationsScreen {...args} />,
  beforeEach: () => {
    const [blocker, blocked] = [personOf(cast.jeanne), personOf(offers.backEnd.by)];
    defaultDb().block.create({ blockerId: blocker.id, blockedId: blocked.id });
  },
  play: async (acting) => {
    const row = (await acting.canvas.findByRole("link", { name: applied })).closest<HTMLElement>("tr, li");
    await expect(within(row ?? document.body).getByText(say("blocked.badge"))).toBeVisible();
    const offer = await openOffer(acting, applied);
    await expect(await offer.findByText(plain(say("blocked.about")))).toBeVisible();
    await expect(offer.getByRole("link", { name: sayShared("blockedPeople") })).toHaveAttribute(
      "href",
      "/dashboard/my-account",
    );
    await expect(offer.queryByText(plain(say("offer.closed")))).toBeNull();
    await expect(offer.queryByRole("link", { name: say("history.write") })).toBeNull();
    await expect(offer.getByRole("button", { name: say("withdraw.of", { title: applied }) })).toBeVisible();
  },
};

/** A public offer led here through the login. */
export const OpensTheForm: Story = {
  parameters: { address: "?offer=101&apply=true" },
  play: async () => {
    const letter = await screen.findByRole("dialog", { name: say("apply.title", { title }) });
    await expect(within(letter).getByRole("button", { name: say("apply.send") })).toBeVisible();
    await expect(storyAddress().search()).toBe("");
  },
};

/** One that takes no application of this person is shown instead. */
export const ShowsWhyNoFormOpens: Story = {
  parameters: { address: "?offer=999&apply=true" },
  play: async () => {
    const offer = await dialog();
    await expect(await offer.findByText(plain(say("offer.closed")))).toBeVisible();
    await expect(storyAddress().search()).toBe("?offer=999");
  },
};
