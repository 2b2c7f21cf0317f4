import { cast } from "@passerelle/domain/cast";
import { aJobOfferDetail, answers, anOwnApplication } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { isUserText } from "../../components/stories/story-steps";
import { OffersScreen } from "./OffersScreen";
import { dialog, say } from "./story-steps";

/** The history of an application. */
const meta = {
  title: "Applications/ApplicationHistory",
  component: OffersScreen,
  parameters: { signedInAs: "applicant", address: "?offer=101" },
  args: { username: cast.jeanne.username, profileHref: "/dashboard/applicant", offersHref: "/dashboard/offers" },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Detail = Parameters<typeof aJobOfferDetail>[0];
const reads = (changes: Detail) => ({ msw: [answers("getJobOffer", 200, { data: aJobOfferDetail(changes) })] });
const withApplication = (changes: Parameters<typeof anOwnApplication>[0]) => {
  const application = anOwnApplication(changes);
  const { id: applicationID, applicationStatus, decision = null } = application;
  return reads({ application, applicationID, applicationStatus, decision });
};
const steps = async () => {
  const list = await (await dialog()).findByRole("list", { name: say("history.title") });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

const letter = "Bonjour,\n\nvos écrans me parlent.";
const seen = { applicationStatus: "applied_seen", seenAt: "2026-10-11T09:30:00.000Z" } as const;
const decidedAt = "2026-10-12T14:00:00.000Z";
const word = "Nous vous appelons jeudi.";

const { jobTitle, description, contract, skills, benefits } = aJobOfferDetail();
const terms = { jobTitle, description, contract, skills, benefits, company: "Lumio" };

/** The offer changed since the reader applied. */
export const OfferChanged: Story = {
  globals: { language: "fr" },
  parameters: withApplication({
    ...seen,
    message: null,
    offer: { ...terms, location: "Lorient", salary: 2100, remote: "full" },
  }),
  play: async ({ userEvent }) => {
    const open = await dialog();
    await expect(await open.findByText(/Lieu : Lorient → .+\.\s+Salaire : 2\s100\s€ brut par mois → /)).toBeVisible();
    await userEvent.click(open.getByText("L’offre telle que vous l’avez lue"));
    await expect(open.getByText("Lorient")).toBeVisible();
    const [sent, read, undecided] = await steps();
    await expect(sent).toContain(say("history.noLetter"));
    await expect(read).toMatch(new RegExp(`^${say("history.seen")}.*2026`));
    await expect(undecided).toBe(say("history.undecided"));
  },
};

export const Sent: Story = {
  parameters: withApplication({ message: letter }),
  play: async () => {
    await expect(await steps()).toEqual([
      expect.stringMatching(new RegExp(`^${say("history.sent")}.*2026`)),
      say("history.notSeen"),
    ]);
    await isUserText((await dialog()).getByText(/vos écrans me parlent/));
  },
};

export const Accepted: Story = {
  globals: { language: "default" },
  parameters: withApplication({ ...seen, message: letter, decision: "accepted", decidedAt, decisionMessage: word }),
  play: async () => {
    const decided = (await steps()).at(-1);
    await expect(decided).toMatch(/^Acceptée.*2026/);
    await expect(decided).toContain(word);
    await expect((await dialog()).getByRole("link", { name: say("history.reply") })).toHaveAttribute(
      "href",
      `/dashboard/messages?with=${cast.claire.username}&offer=101`,
    );
  },
};

const withdrawnApplications = [
  { createdAt: "2026-10-02T08:00:00.000Z", withdrawnAt: "2026-10-03T08:00:00.000Z" },
  { createdAt: "2026-10-01T08:00:00.000Z", withdrawnAt: "2026-10-01T12:00:00.000Z" },
];
const earlier = async () => within(await (await dialog()).findByRole("list", { name: say("history.earlier") }));

export const Withdrawn: Story = {
  globals: { language: "fr" },
  parameters: reads({ withdrawnApplications }),
  play: async () => {
    const [last] = (await earlier()).getAllByRole("listitem");
    await expect(last).toHaveTextContent("Envoyée le 2 octobre 2026, retirée le 3 octobre 2026.");
  },
};

/** Jeanne's application for the back-end job, not yet seen. */
export const FromTheList: Story = {
  parameters: { address: "" },
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole("button", { name: new RegExp(`^${say("history.of", { title: "" })}`) });
    if (!open) throw new Error("Jeanne has applied to nothing.");
    await userEvent.click(open);
    await expect((await steps())[0]).toMatch(new RegExp(`^${say("history.sent")}`));
  },
};
