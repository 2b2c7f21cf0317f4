import { cast } from "@passerelle/domain/cast";
import {
  aJobOfferDetail,
  aJobOfferForApplicant,
  anOwnApplication,
  answers,
  aPage,
  fails,
  failsWhile,
} from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { openQuestion } from "../../components/stories/story-steps";
import { ApplicationsScreen } from "./ApplicationsScreen";
import { dialog, say } from "./story-steps";

const offer = {
  jobTitle: "Archiviste",
  description: "Inventaire d’un fonds maritime.",
  location: "Lorient",
  contract: "cdd",
  salary: 2100,
  remote: "none",
  skills: ["Catalogage"],
  benefits: ["Mutuelle"],
  company: "Phares et balises",
} as const;
const offerDeletedAt = "2026-10-12T14:00:00.000Z";
const row = aJobOfferForApplicant({
  ...offer,
  id: 7,
  ID: 7,
  skills: [...offer.skills],
  active: false,
  applicationStatus: "applied_seen",
  applicationID: 57,
  decision: "rejected",
  deletedAt: offerDeletedAt,
});
const applied = { ...offer, skills: [...offer.skills], benefits: [...offer.benefits] };
const own = anOwnApplication({
  id: 57,
  jobOfferID: 7,
  message: "J’ai rangé trois phares.",
  decision: "rejected",
  decisionMessage: "Merci, Jeanne.",
  decidedAt: "2026-10-11T14:00:00.000Z",
  offer: applied,
  offerDeletedAt,
});
const undecided = { decision: null, decidedAt: null, decisionMessage: null };
const list = answers("listJobOffersForMe", 200, aPage([row]));

/** An application to an offer that its recruiter deleted: the applicant keeps it. */
const meta = {
  title: "Applications/KeptApplication",
  component: ApplicationsScreen,
  parameters: {
    signedInAs: "applicant",
    address: "?offer=7",
    msw: [list, answers("getOwnApplication", 200, { data: own })],
  },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof ApplicationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without skills, the sheet says so instead of leaving the heading empty. */
export const WithoutSkills: Story = {
  parameters: {
    msw: [list, answers("getOwnApplication", 200, { data: { ...own, offer: { ...offer, skills: [], benefits: [] } } })],
  },
  play: async () => expect(await (await dialog()).findByText(say("match.noSkills"))).toBeVisible(),
};

const deletion = { isDone: false };

/** The recruiter deletes the offer while its sheet is open: letter and decision stay, as they are kept. */
export const DeletedWhileOpen: Story = {
  parameters: {
    address: "?offer=7",
    msw: [
      answers("listJobOffersForMe", 200, aPage([])),
      failsWhile("getJobOffer", () => deletion.isDone, 404, { error: "Not found." }),
      answers("getJobOffer", 200, {
        data: aJobOfferDetail({
          ...offer,
          id: 7,
          skills: [],
          benefits: [],
          applicationStatus: "applied_seen",
          applicationID: 57,
        }),
      }),
      answers("getOwnApplication", 200, { data: own }),
    ],
  },
  beforeEach: () => {
    deletion.isDone = false;
  },
  play: async () => {
    const sheet = await dialog();
    await expect(await sheet.findByText("Inventaire d’un fonds maritime.")).toBeVisible();
    deletion.isDone = true;
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(await sheet.findByText(say("kept.about"))).toBeVisible();
    for (const text of ["J’ai rangé trois phares.", "Merci, Jeanne."])
      await expect(sheet.getByText(text)).toBeVisible();
    await expect(sheet.getByRole("button", { name: say("kept.print") })).toBeVisible();
  },
};

export const InTheList: Story = {
  parameters: { address: "" },
  play: async ({ canvas }) => {
    const shown = (await canvas.findByText("Archiviste")).closest("tr, li");
    await expect(shown).toHaveTextContent(say("kept.badge"));
    await expect(shown).toHaveTextContent("Phares et balises");
    await expect(canvas.getByRole("button", { name: say("discard.of", { title: "Archiviste" }) })).toBeVisible();
  },
};

export const Open: Story = {
  play: async () => {
    const kept = await dialog();
    await expect(await kept.findByText("J’ai rangé trois phares.")).toBeVisible();
    for (const text of ["Merci, Jeanne.", "Lorient", "Inventaire d’un fonds maritime.", say("kept.about")])
      await expect(kept.getByText(text)).toBeVisible();
    await expect(kept.getByRole("button", { name: say("kept.print") })).toBeVisible();
    // On paper only.
    const whose = await kept.findByText(new RegExp(say("kept.by")));
    await waitFor(() => expect(whose).toHaveTextContent(`${say("kept.by")} Jeanne Martin`));
    await expect(whose).toHaveTextContent(new RegExp(`${say("kept.printedOn")} .*\\d{4}`));
    await expect(whose).not.toBeVisible();
  },
};

/** An unread application is no longer waiting, and the record says when the offer was deleted, also in print. */
export const NeverSeen: Story = {
  parameters: {
    msw: [
      answers("listJobOffersForMe", 200, aPage([{ ...row, applicationStatus: "applied_not_seen", decision: null }])),
      answers("getOwnApplication", 200, {
        data: anOwnApplication({ ...own, applicationStatus: "applied_not_seen", seenAt: null, ...undecided }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const kept = await dialog();
    await expect(await kept.findByText(say("history.neverSeen"))).toBeVisible();
    await expect(kept.queryByText(say("history.notSeen"))).toBeNull();
    const deleted = kept.getByText(say("history.offerDeleted")).closest("li");
    await expect(deleted).toHaveTextContent(/12.*2026/);
    await expect(deleted?.closest("[data-printed]")).toBeInTheDocument();
    await expect(canvas.getByText("Archiviste").closest("tr, li")).not.toHaveTextContent(
      say("status.applied_not_seen"),
    );
  },
};

/** The offer changed before it was deleted, and the notification of the deletion names the later title (D-429). */
export const Changed: Story = {
  parameters: {
    address: "?offer=7&application=57",
    msw: [
      answers("getOwnApplication", 200, {
        data: { ...own, deletedOffer: { ...applied, jobTitle: "Documentaliste", location: "Brest", remote: "full" } },
      }),
      fails("getJobOffer", 404),
      answers("deleteOwnApplication", 200, {}),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const kept = await dialog();
    await expect(await kept.findByRole("heading", { name: "Archiviste" })).toBeVisible();
    await expect(await kept.findByText(say("kept.changed"))).toBeVisible();
    await expect(kept.getByText(/Documentaliste[^]*Brest[^]*(complet|fully)/)).toBeVisible();
    await userEvent.click(kept.getByRole("button", { name: say("discard.of", { title: "Archiviste" }) }));
    const question = await openQuestion();
    await userEvent.click(question.getByRole("button", { name: say("discard.action") }));
    await waitFor(() => expect(canvas.getByText(say("discard.success"))).toBeVisible());
  },
};
