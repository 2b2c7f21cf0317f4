import { cast, offers } from "@passerelle/domain/cast";
import { aJobOfferForApplicant, answers, aPage, defaultDb, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { storyAddress } from "../../address/story-address";
import { ApplicationsScreen } from "./ApplicationsScreen";
import { type Acting, openOffer, say } from "./story-steps";

const meta = {
  title: "Applications/ApplicationsScreen",
  component: ApplicationsScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof ApplicationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const react = "Développeur ou développeuse front-end React";
const applied = offers.backEnd.jobTitle;
const view = ({ canvas }: Pick<Acting, "canvas">, name: "applied" | "saved") =>
  canvas.findByRole("button", { name: new RegExp(`^${say(`view.${name}`)}`) });

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await acting.canvas.findByRole("link", { name: applied })).toBeVisible();
    await expect(await view(acting, "applied")).toHaveAttribute("aria-pressed", "true");
    // What one has not applied to is among the offers, with their order and their alerts.
    await expect(acting.canvas.queryByRole("link", { name: react })).toBeNull();
    await expect(acting.canvas.queryByText(say("match.how"))).toBeNull();
    await expect(acting.canvas.queryByRole("button", { name: say("alert.create") })).toBeNull();
  },
};

const seen = { applicationStatus: "applied_seen", applicationID: 1 } as const;
const states = [
  aJobOfferForApplicant({ id: 1, jobTitle: "Not applied" }),
  aJobOfferForApplicant({ id: 2, jobTitle: "Not seen", applicationStatus: "applied_not_seen", applicationID: 2 }),
  aJobOfferForApplicant({ id: 3, jobTitle: "Seen", ...seen }),
  aJobOfferForApplicant({ id: 4, jobTitle: "Accepted", ...seen, decision: "accepted" }),
  aJobOfferForApplicant({ id: 5, jobTitle: "Refused, offer closed", ...seen, decision: "rejected", active: false }),
];

export const EveryStatus: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [answers("listJobOffersForMe", 200, aPage(states))] },
  play: async ({ canvas }) => {
    const row = async (title: string) =>
      within((await canvas.findByText(title)).closest<HTMLElement>("tr, li") ?? document.body);
    await expect((await row("Not applied")).getByText("Not Applied")).toBeVisible();
    await expect((await row("Not seen")).getByText("Applied - Not Seen")).toBeVisible();
    await expect((await row("Seen")).getByText("Applied - Seen")).toBeVisible();
    await expect((await row("Accepted")).getByText("Acceptée")).toHaveAttribute("lang", "fr");
    const refused = await row("Refused, offer closed");
    await expect(refused.getByText("Refusée")).toBeVisible();
    await expect(refused.getByRole("button", { name: /^Withdraw/ })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Apply/ })).toHaveLength(1);
    const title = canvas.getByRole("heading", { name: "My applications" });
    await expect(title.closest("[lang]")).toHaveAttribute("lang", "en");
  },
};

export const Views: Story = {
  play: async (acting) => {
    await waitFor(async () => expect(await view(acting, "applied")).toHaveTextContent(/\d+$/));
    await acting.userEvent.click(await view(acting, "saved"));
    await expect(storyAddress().search()).toBe("?view=saved");
    await waitFor(() => expect(acting.canvas.queryByRole("link", { name: applied })).toBeNull());
    storyAddress().back();
    await expect(await acting.canvas.findByRole("link", { name: applied })).toBeVisible();
  },
};

export const NothingApplied: Story = {
  parameters: { msw: [answers("listJobOffersForMe", 200, { ...aPage([]), counts: { all: 3, applied: 0, saved: 0 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("none.applied"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("none.toOffers") })).toHaveAttribute("href", "/dashboard/offers");
  },
};

/** A saved offer stays after it closes, until it is removed. */
export const SavedAndClosed: Story = {
  tags: ["smoke"],
  parameters: { address: "?view=saved" },
  beforeEach: () => {
    defaultDb().savedOffer.create({ userId: personOf(cast.jeanne).id, jobOfferId: 101 });
    defaultDb().jobOffer.update({ where: { id: { equals: 101 } }, data: { active: false } });
  },
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    const row = (await canvas.findByRole("link", { name: react })).closest<HTMLElement>("tr, li");
    await expect(await within(row ?? document.body).findByText(say("closed"))).toBeVisible();
    await expect(within(row ?? document.body).queryByRole("button", { name: /^(Postuler|Apply)/ })).toBeNull();
    const offer = await openOffer(acting, react);
    await userEvent.click(await offer.findByRole("button", { name: say("save.action") }));
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText(say("none.saved"))).toBeVisible();
  },
};
