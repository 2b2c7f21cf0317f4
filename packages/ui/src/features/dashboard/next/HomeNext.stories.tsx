import { aDiscussion, aJobOfferForApplicant, answers, aPerson, applicantStats } from "@passerelle/mocks";
import { fails, never, recruiterStats } from "@passerelle/mocks";
import type { Schemas } from "@passerelle/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectAnnounced, seesLoading } from "../../../components/story-steps";
import { HomeScreen } from "../HomeScreen";
import { hrefs } from "../story-setting";

const meta = {
  title: "Dashboard/HomeNext",
  component: HomeScreen,
  args: { hrefs },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  globals: { language: "fr" },
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
    await expect(await canvas.findByText("Ajoutez votre CV")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Compléter mon profil" })).toHaveAttribute("href", hrefs.applicant);
    const offers = within(canvas.getByRole("region", { name: "Offres à découvrir" }));
    await expect(offers.getByRole("link", { name: /^Intégratrice web/ })).toHaveAttribute(
      "href",
      "/dashboard/applications?offer=8",
    );
    const answered = within(canvas.getByRole("region", { name: "Dernières réponses" }));
    await expect(answered.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Lumio.*Acceptée/),
      expect.stringMatching(/Refusée/),
    ]);
    await expect(canvas.getByRole("link", { name: /Karim.*2 non lus/ })).toBeVisible();
  },
};

export const ForARecruiter: Story = {
  globals: { language: "default" },
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
    const waiting = within(await canvas.findByRole("region", { name: "Candidatures en attente 12" }));
    await expect(waiting.getByRole("link", { name: /^Karim.*Soudeuse/ })).toBeVisible();
    // In the words of the home, whatever language the offers have in the mix.
    await expect(waiting.getByRole("link", { name: /^Karim/ })).toHaveTextContent(/il y a/);
    await expect(canvas.getByRole("link", { name: /^Tourneuse/ })).toBeVisible();
    await expect(canvas.getByText("44 candidatures en 12 semaines")).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Candidatures par semaine" }));
    await expect(table.getAllByRole("row")).toHaveLength(13);
    await expect(table.getByRole("row", { name: "7 septembre 2026 13" })).toBeInTheDocument();
  },
};

/** One week says no more than its number. */
export const OneWeekWithApplications: Story = {
  parameters: {
    signedInAs: "recruiter",
    msw: [next({ waiting: none, offersWithoutApplications: none, weeks: weeks([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]) })],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: /en attente|Waiting/ });
    await expect(canvas.queryByRole("table")).not.toBeInTheDocument();
  },
};

export const NothingToDo: Story = {
  globals: { language: "fr" },
  parameters: { msw: [next({ offers: [], decisions: [] })] },
  play: async ({ canvas }) => {
    for (const sentence of [
      "Vous avez vu toutes les offres ouvertes.",
      "Aucune réponse pour l’instant.",
      "Aucun message pour l’instant.",
    ])
      await expect(await canvas.findByText(sentence)).toBeVisible();
  },
};

export const NothingToDoForARecruiter: Story = {
  parameters: {
    signedInAs: "recruiter",
    msw: [next({ waiting: none, offersWithoutApplications: none, weeks: weeks([]) })],
  },
};

export const NewApplicant: Story = {
  globals: { language: "fr" },
  parameters: {
    msw: [
      stats(firstStats),
      next({ missing: ["profile", "resume"], offers: [aJobOfferForApplicant()], decisions: [] }),
    ],
  },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole("region", { name: "Premiers pas" }));
    await expect(await steps.findByText("1 sur 4")).toBeVisible();
    await expect(steps.getByRole("link", { name: "fait Déclarer vos compétences" })).toHaveAttribute(
      "href",
      hrefs.applicant,
    );
    await expect(steps.getByRole("link", { name: "à faire Postuler à une première offre" })).toHaveAttribute(
      "href",
      hrefs.applications,
    );
    // The cards stand below, all of them.
    const [first, seventh] = [canvas.getAllByRole("link")[0], canvas.getAllByRole("link")[4]];
    await expect(first).toHaveTextContent("Déclarer vos compétences");
    await expect(seventh).toHaveTextContent("Formations");
    await expect(canvas.queryByRole("region", { name: "Dernières réponses" })).not.toBeInTheDocument();
  },
};

/** Once something can be counted, the cards come first again. */
export const NewApplicantWithACv: Story = {
  globals: { language: "fr" },
  parameters: { msw: [stats({ ...firstStats, experiences: 2 }), next({ offers: [aJobOfferForApplicant()] })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "fait Ajouter une expérience ou une formation" }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("link")[0]).toHaveTextContent("Formations");
  },
};

export const NewRecruiter: Story = {
  globals: { language: "fr" },
  parameters: {
    signedInAs: "recruiter",
    msw: [
      stats(
        recruiterStats({
          jobOffers: 0,
          activeJobOffers: 0,
          applications: 0,
          seenApplications: 0,
          acceptedApplications: 0,
        }),
      ),
      next({ missing: ["description"], waiting: none, offersWithoutApplications: none, weeks: weeks([]) }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "fait Nommer votre entreprise" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "à faire Publier une première offre" })).toHaveAttribute(
      "href",
      hrefs.jobOffers,
    );
    await expect(canvas.queryByRole("region", { name: /^Candidatures/ })).not.toBeInTheDocument();
  },
};

/** The cards are there already. */
export const Loading: Story = {
  globals: { language: "fr" },
  parameters: { msw: [stats(applicantStats()), never("getDashboardNext")] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link"))[0]).toHaveTextContent("Formations");
    await seesLoading(canvas, "Chargement de la suite...");
  },
};

export const Failed: Story = {
  globals: { language: "fr" },
  parameters: { msw: [fails("getDashboardNext", 500)] },
  play: async ({ canvas, userEvent }) => {
    await expectAnnounced(canvas, "alert", "Impossible de charger la suite.");
    await expect(canvas.getAllByRole("link")[0]).toHaveTextContent("Formations");
    await userEvent.click(canvas.getByRole("button", { name: "Réessayer" }));
    await expectAnnounced(canvas, "alert", "Impossible de charger la suite.");
  },
};

/** The figures alone failed. */
export const FiguresFailed: Story = {
  globals: { language: "fr" },
  parameters: { msw: [fails("getDashboardStats", 500)] },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, "alert", "Impossible de charger les statistiques.");
    await expect(await canvas.findByRole("region", { name: "Offres à découvrir" })).toBeVisible();
  },
};

/** A server that does not know the call. */
export const NotKnown: Story = {
  globals: { language: "fr" },
  parameters: { msw: [fails("getDashboardNext", 501)] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link")).length).toBeGreaterThanOrEqual(6);
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("region", { name: "Offres à découvrir" })).not.toBeInTheDocument();
  },
};

export const Dark: Story = { ...ForARecruiter, globals: { language: "fr", colorMode: "dark" } };
export const English: Story = { globals: { language: "en" } };
export const LongWords: Story = { globals: { data: "extreme" } };
export const LongWordsForARecruiter: Story = { globals: { data: "extreme" }, parameters: { signedInAs: "recruiter" } };
