import { cast } from "@passerelle/domain/cast";
import { aJobOfferForApplicant, aJobOfferMatch, answers, aPage, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectAnnounced, seesLoading } from "../../components/stories/story-steps";
import { OffersScreen } from "./OffersScreen";
import { say } from "./story-steps";

const meta = {
  title: "Applications/OffersScreen",
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const react = "Développeur ou développeuse front-end React";

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("link", { name: react });
    const row = title.closest("tr, li");
    // A real link, which can be opened in another tab; a plain click opens the offer here.
    await expect(title).toHaveAttribute("href", "/dashboard/offers?offer=101");
    const company = [...(row?.querySelectorAll("a") ?? [])][1];
    await expect(company).toHaveTextContent("Lumio");
    await expect(company).toHaveAttribute("href", "/dashboard/companies/claire.moreau");
    await expect(row).toHaveTextContent(say("match.count", { count: 5, total: 6 }));
    await expect(row).toHaveTextContent(say("level.strong"));
    await expect(row).toHaveTextContent(say("status.not_applied"));
  },
};

export const AsTheSpecificationQuotes: Story = {
  globals: { language: "default" },
  play: async ({ canvas }) => {
    const match = await canvas.findByText(/^5 compétences sur 6/);
    await expect(match.closest("[lang]")).toHaveAttribute("lang", "fr");
    await expect(canvas.getByRole("heading", { name: "Offres" })).toBeVisible();
    await expect(canvas.getByText("Comment ce classement est calculé")).toBeVisible();
  },
};

export const ChangedOffer: Story = {
  globals: { language: "fr" },
  parameters: {
    msw: [
      answers(
        "listJobOffersForMe",
        200,
        aPage([aJobOfferForApplicant({ jobTitle: react, modifiedAt: "2026-10-11T09:00:00.000Z" })]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole("link", { name: react })).closest("tr, li");
    await expect(row).toHaveTextContent("Modifiée le 11 octobre 2026");
  },
};

const matches = [
  aJobOfferForApplicant({ id: 1, match: aJobOfferMatch({ matched: 5, total: 6, level: "strong" }) }),
  aJobOfferForApplicant({ id: 2, match: aJobOfferMatch({ matched: 2, total: 5, level: "medium" }) }),
  aJobOfferForApplicant({ id: 3, skills: [], match: null }),
  aJobOfferForApplicant({ id: 4, match: aJobOfferMatch({ matched: 0, total: 1, level: "weak", matchedSkills: [] }) }),
];

export const EveryMatch: Story = {
  parameters: { msw: [answers("listJobOffersForMe", 200, aPage(matches))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(`${say("level.strong")}$`))).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${say("match.count", { count: 0, total: 1 })}`))).toBeVisible();
    await expect(canvas.getByText(say("match.noSkills"))).toBeVisible();
  },
};

const unmatched = [
  aJobOfferForApplicant({ id: 1, match: null }),
  aJobOfferForApplicant({ id: 2, match: null, skills: [] }),
];

export const EmptyProfile: Story = {
  parameters: { msw: [answers("listJobOffersForMe", 200, aPage(unmatched))] },
  play: async ({ canvas }) => {
    const hint = await canvas.findByRole("link", { name: say("match.emptyProfile") });
    await expect(hint).toHaveAttribute("href", "/dashboard/applicant");
    await expect(canvas.queryByText(/\d (compétence|skill)/)).not.toBeInTheDocument();
    const card = hint.parentElement?.getBoundingClientRect();
    const list = (await canvas.findByRole("table")).getBoundingClientRect();
    await expect(list.top - (card?.bottom ?? list.top)).toBeGreaterThanOrEqual(12);
  },
};

export const ExplainsTheRanking: Story = {
  play: async ({ canvas, userEvent }) => {
    const how = await canvas.findByText(say("match.how"));
    await expect(canvas.getByText(new RegExp(say("match.howNever")))).not.toBeVisible();
    await userEvent.click(how);
    await expect(canvas.getByText(new RegExp(say("match.howNever")))).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listJobOffersForMe")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await seesLoading(canvas, say("loading"));
  },
};

export const Empty: Story = {
  tags: ["smoke"],
  parameters: { msw: [answers("listJobOffersForMe", 200, aPage([]))] },
  play: async ({ canvas }) => expect(await canvas.findByText(say("empty"))).toBeVisible(),
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("listJobOffersForMe", 500)] },
  play: async ({ canvas }) => expectAnnounced(canvas, "alert", say("loadFailed")),
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
