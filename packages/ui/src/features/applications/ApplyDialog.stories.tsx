import { cast } from "@passerelle/domain/cast";
import { answers, anApplicantProfile, defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { expectAnnounced, openQuestion, plain } from "../../components/stories/story-steps";
import { forgetDrafts } from "../../forms/drafts/draft-storage";
import { restored } from "../../forms/drafts/story-drafts";
import { OffersScreen } from "./OffersScreen";
import { type Acting, dialog, messageField, say, seen, send, startApplication } from "./story-steps";

/** Applying to an offer in a dialog. */
const meta = {
  title: "Applications/ApplyDialog",
  component: OffersScreen,
  parameters: { signedInAs: "applicant" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
  beforeEach: () => forgetDrafts,
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = "Développeur ou développeuse front-end React";
const offer = 101;
const words = "Vos écrans me parlent, et je connais bien leurs utilisateurs.";

async function apply(acting: Acting) {
  await startApplication(acting, title);
  await acting.userEvent.click(await messageField());
  await acting.userEvent.paste(words);
  await send(acting);
}

const mine = () =>
  defaultDb().application.findMany({ where: { jobOfferId: { equals: offer }, applicantId: { equals: 11 } } });
const rowOf = ({ canvas }: Acting) => canvas.getByRole("link", { name: title }).closest("tr, li");

export const Applies: Story = {
  tags: ["smoke", "motion"],
  play: async (acting) => {
    await apply(acting);
    await seen(acting, "apply.success");
    await waitFor(() => expect(rowOf(acting)).toHaveTextContent(say("status.applied_not_seen")));
    await expect(mine()).toMatchObject([{ message: words }]);
  },
};

export const WithoutAProfile: Story = {
  parameters: { msw: [fails("getApplicantProfile", 404)] },
  play: async (acting) => {
    const modal = await startApplication(acting, title);
    await modal.findByText(plain(say("apply.noProfile")));
    await expect(modal.getByRole("link", { name: say("apply.toProfile") })).toHaveAttribute(
      "href",
      "/dashboard/applicant",
    );
    await expect(modal.getByRole("button", { name: say("apply.send") })).toBeEnabled();
  },
};

export const WithoutAResume: Story = {
  parameters: {
    msw: [answers("getApplicantProfile", 200, { data: anApplicantProfile({ resumeUrl: null, skills: [] }) })],
  },
  play: async (acting) => {
    const modal = await startApplication(acting, title);
    await modal.findByText(say("apply.noResume"));
    await expect(modal.getByText(say("apply.noSkills"))).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["smoke", "motion"],
  parameters: { msw: [fails("createApplication", 500)] },
  play: async (acting) => {
    await apply(acting);
    await expectAnnounced(await dialog(), "alert", say("apply.failed"));
    await expect(await messageField()).toHaveValue(words);
  },
};

export const AlreadyAppliedElsewhere: Story = {
  play: async (acting) => {
    await startApplication(acting, title);
    defaultDb().application.create({ jobOfferId: offer, applicantId: 11, createdAt: "2026-10-12T09:00:00Z" });
    await send(acting);
    await expectAnnounced(acting.canvas, "alert", /already applied|déjà/);
    await waitFor(() => expect(rowOf(acting)).toHaveTextContent(say("status.applied_not_seen")));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

const letGo = (deleted: boolean) => {
  const where = { id: { equals: offer } };
  if (deleted) defaultDb().jobOffer.delete({ where });
  else defaultDb().jobOffer.update({ where, data: { active: false } });
};

/** The letter can be copied from the field, and no other button remains. */
async function copies({ userEvent }: Acting, letter = words) {
  const copy = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const modal = await dialog();
  await userEvent.click(await modal.findByRole("button", { name: /^(Copy|Copier|Copied|Copié)$/ }));
  await expect(await modal.findByRole("button", { name: /^(Copied|Copié)$/ })).toBeVisible();
  await expect(copy).toHaveBeenCalledWith(letter);
  await expect(await messageField()).toHaveValue(letter);
  await expect(modal.queryByRole("button", { name: say("apply.send") })).not.toBeInTheDocument();
}

/** Copied text is safe: leaving asks only about text typed since. */
export const LeavesOnceCopied: Story = {
  play: async (acting) => {
    const { userEvent } = acting;
    await startApplication(acting, title);
    await userEvent.type(await messageField(), words);
    letGo(true);
    await send(acting);
    await copies(acting);
    await userEvent.type(await messageField(), "!");
    await userEvent.keyboard("{Escape}");
    const question = await openQuestion();
    await userEvent.click(question.getByRole("button", { name: /^(Keep|Continuer)/ }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await copies(acting, `${words}!`);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  },
};

export const ClosesWhileOneWrites: Story = {
  play: async (acting) => {
    await startApplication(acting, title);
    await acting.userEvent.type(await messageField(), words);
    letGo(false);
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await (await dialog()).findByText(plain(say("offer.closed")), {}, { timeout: 20_000 })).toBeVisible();
    await expect((await dialog()).getByText(/soignez l'accessibilité/)).toBeVisible();
    await copies(acting);
  },
};

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    const modal = await startApplication(acting, title);
    await expect(await modal.findByText(/soignez l'accessibilité/)).toBeVisible();
    await expect(modal.queryByText(say("match.addToProfile"))).not.toBeInTheDocument();
    await modal.findByText(say("apply.resume"));
    await expect(modal.getByText("CV Jeanne Martin.pdf")).toBeVisible();
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
