import { noPay } from "@passerelle/domain";
import { cast } from "@passerelle/domain/cast";
import { aJobOfferDetail, aJobOfferMatch, answers, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced, isUserText, plain } from "../../components/stories/story-steps";
import { OffersScreen } from "./OffersScreen";
import { type Acting, askToWithdraw, openOffer, say, sayShared, seen } from "./story-steps";

/** An offer in full, with how well it matches. */
const meta = {
  title: "Applications/OfferDialog",
  tags: ["motion"],
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = "Développeur ou développeuse front-end React";

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await expect(await offer.findByText(/soignez l'accessibilité/)).toBeVisible();
    await isUserText(offer.getByText(/soignez l'accessibilité/));
    await isUserText(offer.getByText(title));
    await expect(offer.getByText(/3[\s,]900/)).toBeVisible();
    await expect(offer.getByText(new RegExp(`^${say("match.count", { count: 5, total: 6 })}`))).toBeVisible();
    await expect(offer.getByText(say("match.addToProfile"))).toBeVisible();
  },
};

const match = aJobOfferMatch({
  matchedSkills: [
    { name: "TypeScript", source: { kind: "profile", title: null } },
    { name: "React", source: { kind: "experience", title: "Acme" } },
  ],
});

export const ExplainsTheMatch: Story = {
  parameters: { msw: [answers("getJobOffer", 200, { data: aJobOfferDetail({ match }) })] },
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await expect(await offer.findByText(new RegExp(plain(say("source.experience", { title: "Acme" }))))).toBeVisible();
    await expect(offer.getByText(new RegExp(say("source.profile")))).toBeVisible();
    const count = offer.getByText(/^2 (compétences sur|skills out of) 3/);
    const lang = count.textContent.startsWith("2 compétences") ? "fr" : "en";
    await expect(count.closest("[lang]")).toHaveAttribute("lang", lang);
  },
};

/** The dates of an offer: whose midnight ends it, and when it changed. */
export const Dates: Story = {
  globals: { language: "fr" },
  parameters: {
    msw: [
      answers("getJobOffer", 200, {
        data: aJobOfferDetail({ closingDate: "2998-03-12", modifiedAt: "2026-10-11T09:00:00.000Z" }),
      }),
    ],
  },
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    const closing = await offer.findByText(say("offer.closingDate"));
    await expect(closing.nextSibling).toHaveTextContent("12 mars 2998 à 23 h 59 (heure de Paris)");
    await expect(offer.getByText("Modifiée le").nextSibling).toHaveTextContent(/2026/);
  },
};

export const SaysLittle: Story = {
  parameters: {
    msw: [
      answers("getJobOffer", 200, {
        data: aJobOfferDetail({
          ...noPay,
          skills: [],
          benefits: [],
          match: null,
          recruiter: { username: cast.claire.username, company: null },
        }),
      }),
    ],
  },
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await expect(await offer.findByText(say("offer.notStated"))).toBeVisible();
    await expect(offer.getByText(say("match.noSkills"))).toBeVisible();
    await expect(offer.queryByText(say("offer.company"))).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getJobOffer")] },
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await expect(offer.getByText(say("offer.loading"))).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getJobOffer", 500)] },
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await expectAnnounced(offer, "alert", say("offer.loadFailed"));
    acting.msw.resetHandlers();
    await acting.userEvent.click(offer.getByRole("button", { name: /Try again|Réessayer/ }));
    await expect(await offer.findByText(/soignez l'accessibilité/)).toBeVisible();
  },
};

/** By its public address, which a private or closed offer does not have. */
export const Shares: Story = {
  parameters: { msw: [answers("getJobOffer", 200, { data: aJobOfferDetail({ public: true }) })] },
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await acting.userEvent.click(await offer.findByRole("button", { name: /^(Partager|Share)$/ }));
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: /^(Lien|Link)/ });
    await expect(link.value).toMatch(/^http.*\/offers\/\d+-developpeur/);
    await expect(screen.getByRole("img", { name: /QR/ })).toBeVisible();
    await acting.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(offer.getByRole("button", { name: /^(Partager|Share)$/ })).toHaveFocus());
  },
};

export const CannotBeShared: Story = {
  parameters: { msw: [answers("getJobOffer", 200, { data: aJobOfferDetail() })] },
  play: async (acting) => {
    const offer = await openOffer(acting, title);
    await expect(await offer.findByText(say("match.addToProfile"))).toBeVisible();
    await expect(offer.queryByRole("button", { name: /^(Partager|Share)$/ })).toBeNull();
  },
};

const refused = "Ingénieure ou ingénieur données";

async function withdraw(acting: Acting) {
  const question = await askToWithdraw(acting, refused);
  await expect(question.getByText(plain(say("withdraw.question", { title: refused })))).toBeVisible();
  await acting.userEvent.click(question.getByRole("button", { name: say("withdraw.action") }));
}
const rowOf = ({ canvas }: Acting) => canvas.getByRole("link", { name: refused }).closest("tr, li");

export const Withdraws: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await withdraw(acting);
    await seen(acting, "withdraw.success");
    await waitFor(() => expect(rowOf(acting)).toHaveTextContent(say("status.not_applied")));
    await expect(rowOf(acting)).not.toHaveTextContent(sayShared("decision.rejected"));
    await expect(acting.canvas.getByRole("button", { name: say("apply.title", { title: refused }) })).toBeVisible();
  },
};

export const WithdrawFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("deleteApplication", 500)] },
  play: async (acting) => {
    await withdraw(acting);
    await expectAnnounced(acting.canvas, "alert", say("withdraw.failed"));
    await expect(rowOf(acting)).toHaveTextContent(sayShared("decision.rejected"));
  },
};
