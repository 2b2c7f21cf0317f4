import { answers, applicantStats, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { seesLoading, expectAnnounced } from "../../components/stories/story-steps";
import { translator } from "../../i18n/story-translations";
import { useTranslations } from "./figures/translations";
import { HomeScreen } from "./HomeScreen";
import { hrefs } from "./story-setting";

const meta = {
  title: "Dashboard/HomeScreen",
  component: HomeScreen,
  args: { hrefs },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const say = translator("dashboardFigures", useTranslations);

export const Applicant: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: {
    msw: [answers("getDashboardStats", 200, { data: applicantStats({ formations: 3, notifications: 12 }) })],
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole("link");
    const order = ["Formations", "Expériences", "Projets", "Certifications", "Candidatures", "Notifications"];
    for (const [index, label] of order.entries()) await expect(cards[index]).toHaveTextContent(label);
    await expect(cards[0]).toHaveTextContent("3");
    await expect(cards[0]).toHaveAttribute("href", hrefs.formations);
    await expect(cards[5]).toHaveTextContent("12");
  },
};

export const Recruiter: Story = {
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole("link");
    const order = [
      "jobOffers",
      "activeJobOffers",
      "receivedApplications",
      "seenApplications",
      "acceptedApplications",
      "notifications",
    ] as const;
    for (const [index, name] of order.entries()) await expect(cards[index]).toHaveTextContent(say(`figure.${name}`));
  },
};

export const UnreadNotifications: Story = {
  parameters: { msw: [answers("getUnreadNotificationsCount", 200, { unread_count: 2 })] },
  play: async ({ canvas }) => expect(await canvas.findByText(say("unread", { count: 2 }))).toBeVisible(),
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("getDashboardStats")] },
  play: async ({ canvas }) => seesLoading(canvas, say("loading")),
};

export const Failed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("getDashboardStats", 500)] },
  play: async ({ canvas, userEvent }) => {
    await expectAnnounced(canvas, "alert", say("loadFailed"));
    await userEvent.click(canvas.getByRole("button", { name: /^(Réessayer|Try again)$/ }));
    await expectAnnounced(canvas, "alert", say("loadFailed"));
  },
};

/** The counts are shown without the user's name. */
export const UserFailed: Story = {
  parameters: { signedInAs: "recruiter", msw: [fails("getMe", 500)] },
  play: async ({ canvas }) => expect((await canvas.findAllByRole("link"))[0]).toHaveAttribute("href", hrefs.jobOffers),
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };
