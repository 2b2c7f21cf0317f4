import { cast, offers } from "@passerelle/domain/cast";
import {
  aJobOfferForApplicant,
  aJobOfferMatch,
  aPage,
  answers,
  defaultDb,
  fails,
  never,
  personOf,
} from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { expectAnnounced, plain, seesLoading } from "../../components/stories/story-steps";
import { OffersScreen } from "./OffersScreen";
import { type Acting, dialog, openOffer, say, sayShared } from "./story-steps";
import { storyAddress } from "../../address/story-address";
import { fillReport, reportLabel, reportThanks, reportsBy } from "../../components/stories/story-reports";
import { ApplicationsScreen } from "./ApplicationsScreen";

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
    await expect(offer.queryByRole("button", { name: new RegExp(say("apply.action")) })).not.toBeInTheDocument();
    await expect(storyAddress().search()).toBe("?offer=999");
  },
};
