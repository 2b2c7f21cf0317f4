import { cast } from "@passerelle/domain/cast";
import { answers, aUserSummary, defaultDb, fails, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { sayShared } from "../story-steps";
import { ReceivedScreen } from "./ReceivedScreen";
import { say } from "./story-steps";

/** The application of a person that the recruiter blocks. */
const meta = {
  title: "Received applications/Blocked applicant",
  component: ReceivedScreen,
  parameters: {
    signedInAs: "recruiter",
    address: "?application=302",
    msw: [answers("listBlocks", 200, [aUserSummary(personOf(cast.hugo))]), fails("getPerson", 404)],
  },
  args: { offerId: 102, offersHref: "/dashboard/job-offers" },
} satisfies Meta<typeof ReceivedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = "Hugo Petit";

/** The application stays, with the reason why the profile and 'Write' are missing. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("region", { name: say("open") }));
    await expect(await panel.findByRole("heading", { name })).toBeVisible();
    await expectAnnounced(panel, "status", say("blocked"));
    await expect(panel.getByRole("link", { name: sayShared("blockedPeople") })).toBeVisible();
    await expect(panel.queryByRole("link", { name: say("writeTo", { name }) })).toBeNull();
    await expect(panel.queryByRole("link", { name })).toBeNull();
    for (const text of ["noCv", "hiddenCv"] as const) await expect(panel.queryByText(say(text))).toBeNull();
  },
};

/** The dialog of a decision and the message after it promise no notification. */
export const Accept: Story = {
  beforeEach: () => void defaultDb().application.update({ where: { id: { equals: 302 } }, data: { decision: null } }),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: say("open") }));
    await userEvent.click(await panel.findByRole("button", { name: say("decide.of.accepted", { name }) }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText(say("blocked"))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: say("decide.send.accepted") }));
    await expect(await screen.findByText(say("decide.doneBlocked.accepted"))).toBeVisible();
  },
};
