import { aDiscussion, aJobOfferForApplicant, answers, aPerson, applicantStats } from "@passerelle/mocks";
import { fails, never } from "@passerelle/mocks";
import type { Schemas } from "@passerelle/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectAnnounced, seesLoading } from "../../../components/stories/story-steps";
import { translator } from "../../../i18n/story-translations";
import { useTranslations as useFigureTranslations } from "../figures/translations";
import { HomeScreen } from "../HomeScreen";
import { hrefs } from "../story-setting";
import { useTranslations } from "./translations";

/** The next steps, below the figures of the home page. */
const meta = {
  title: "Dashboard/HomeNext",
  component: HomeScreen,
  args: { hrefs },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const say = translator("dashboardNext", useTranslations);
const sayFigure = translator("dashboardFigures", useFigureTranslations);
const link = (state: "done" | "todo", step: "skills" | "apply" | "entry" | "company" | "publish") =>
  `${say(`steps.${state}`)} ${say(`step.${step}`)}`;

const next = (data: Partial<Schemas["DashboardNext"]>) =>
  answers("getDashboardNext", 200, { data: { discussions: [], ...data } });
const stats = (data: Schemas["DashboardStats"]) => answers("getDashboardStats", 200, { data });
const decided = { jobTitle: "Développeuse web", company: "Lumio", decidedAt: "2026-10-08T09:00:00.000Z" };
const mondays = Array.from({ length: 12 }, (_, week) =>
  new Date(Date.UTC(2026, 6, 27 + 7 * week)).toISOString().slice(0, 10),
);
const weeks = (counts: readonly number[]) =>
  mondays.map((startsAt, week) => ({ startsAt, applications: counts[week] ?? 0 }));
const none = { items: [], totalItems: 0 };
const firstStats = { formations: 0, experiences: 0, projects: 0, certifications: 0, applications: 0, notifications: 0 };

export const ForAnApplicant: Story = {
  parameters: {
    msw: [
      next({
        missing: ["resume", "sector"],
        offers: [aJobOfferForApplicant({ id: 7 }), aJobOfferForApplicant({ id: 8, jobTitle: "Intégratrice web" })],
        decisions: [
          { ...decided, jobOfferID: 3, decision: "accepted" },
          { ...decided, jobOfferID: 4, company: null, decision: "rejected" },
        ],
        discussions: [aDiscussion({ unreadCount: 2 })],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("missing.resume"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: say("complete") })).toHaveAttribute("href", hrefs.applicant);
    const offers = within(canvas.getByRole("region", { name: say("panel.offers") }));
    await expect(offers.getByRole("link", { name: /^Intégratrice web/ })).toHaveAttribute(
      "href",
      "/dashboard/offers?offer=8",
    );
    const answered = within(canvas.getByRole("region", { name: say("panel.decisions") }));
    await expect(answered.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      expect.stringMatching(new RegExp(`Lumio.*${say("decision.accepted")}`)),
      expect.stringMatching(say("decision.rejected")),
    ]);
    await expect(canvas.getByRole("link", { name: new RegExp(`Karim.*${say("unread", { count: 2 })}`) })).toBeVisible();
  },
};

export const ForARecruiter: Story = {
  parameters: {
    signedInAs: "recruiter",
    msw: [
      next({
        waiting: {
          items: [
            {
              id: 31,
              jobOfferID: 12,
              jobTitle: "Soudeuse",
              applicant: aPerson(),
              createdAt: "2026-09-20T08:00:00.000Z",
            },
          ],
          totalItems: 12,
        },
        offersWithoutApplications: {
          items: [{ id: 14, jobTitle: "Tourneuse", createdAt: "2026-10-01T08:00:00.000Z" }],
          totalItems: 1,
        },
        weeks: weeks([0, 2, 5, 3, 0, 8, 13, 4, 2, 0, 1, 6]),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole("region", { name: `${say("panel.waiting")} 12` }));
    await expect(waiting.getByRole("link", { name: /^Karim.*Soudeuse/ })).toBeVisible();
    // In the language of the home page, whichever language the offers have in the default mix.
    await expect(waiting.getByRole("link", { name: /^Karim/ })).toHaveTextContent(/il y a|ago/);
    await expect(canvas.getByRole("link", { name: /^Tourneuse/ })).toBeVisible();
    await expect(canvas.getByText(say("weeksTotal", { count: 44 }))).toBeVisible();
    const table = within(canvas.getByRole("table", { name: say("panel.weeks") }));
    await expect(table.getAllByRole("row")).toHaveLength(13);
    await expect(table.getByRole("row", { name: /7.* 13$/ })).toBeInTheDocument();
  },
};

/** One week is shown as a number only. */
export const OneWeekWithApplications: Story = {
  parameters: {
    signedInAs: "recruiter",
    msw: [next({ waiting: none, offersWithoutApplications: none, weeks: weeks([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]) })],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: new RegExp(say("panel.waiting")) });
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
  },
};

export const NothingToDo: Story = {
  parameters: { msw: [next({ offers: [], decisions: [] })] },
  play: async ({ canvas }) => {
    for (const list of ["offers", "decisions", "messages"] as const)
      await expect(await canvas.findByText(say(`none.${list}`))).toBeVisible();
  },
};

export const NewApplicant: Story = {
  parameters: {
    msw: [
      stats(firstStats),
      next({ missing: ["profile", "resume"], offers: [aJobOfferForApplicant()], decisions: [] }),
    ],
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole("region", { name: say("steps.title") }));
    await expect(await steps.findByText(say("steps.progress", { done: 1, total: 4 }))).toBeVisible();
    await expect(steps.getByRole("link", { name: link("done", "skills") })).toHaveAttribute("href", hrefs.applicant);
    await expect(steps.getByRole("link", { name: link("todo", "apply") })).toHaveAttribute("href", hrefs.offers);
    // All cards are below.
    const [first, seventh] = [canvas.getAllByRole("link")[0], canvas.getAllByRole("link")[4]];
    await expect(first).toHaveTextContent(say("step.skills"));
    await expect(seventh).toHaveTextContent(sayFigure("figure.formations"));
    await expect(canvas.queryByRole("region", { name: say("panel.decisions") })).not.toBeInTheDocument();
  },
};

/** The cards are already there. */
export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [stats(applicantStats()), never("getDashboardNext")] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link"))[0]).toHaveTextContent(sayFigure("figure.formations"));
    await seesLoading(canvas, say("loading"));
  },
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getDashboardNext", 500)] },
  play: async ({ canvas, userEvent }) => {
    await expectAnnounced(canvas, "alert", say("loadFailed"));
    await expect(canvas.getAllByRole("link")[0]).toHaveTextContent(sayFigure("figure.formations"));
    await userEvent.click(canvas.getByRole("button", { name: /^(Réessayer|Try again)$/ }));
    await expectAnnounced(canvas, "alert", say("loadFailed"));
  },
};

/** The server does not support the call. */
export const NotKnown: Story = {
  parameters: { msw: [fails("getDashboardNext", 501)] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link")).length).toBeGreaterThanOrEqual(6);
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("region", { name: say("panel.offers") })).not.toBeInTheDocument();
  },
};
export const LongWords: Story = { globals: { data: "extreme" } };
