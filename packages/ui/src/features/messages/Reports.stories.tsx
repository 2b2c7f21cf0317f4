import { cast } from "@passerelle/domain/cast";
import { personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { fillReport, reportLabel, reportsBy, reportThanks } from "../../components/stories/story-reports";
import { expectAnnounced } from "../../components/stories/story-steps";
import { MessagesScreen } from "./MessagesScreen";
import { type Acting, history, inDashboard, jeanne } from "./story-steps";

/** Reporting messages. */
const meta = {
  title: "Messages/Reports",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (acting: Acting) => {
  await fillReport(acting);
  await expectAnnounced(screen, "status", reportThanks);
};

export const ReportsAMessage: Story = {
  play: async (acting) => {
    const name = reportLabel("message", "Karim Benali");
    const buttons = await (await history(acting)).findAllByRole("button", { name });
    // The list ignores clicks while it scrolls to its end.
    const last = buttons.at(-1) ?? document.body;
    await waitFor(() => acting.userEvent.click(last));
    await send(acting);
    await expect(reportsBy(cast.jeanne)).toMatchObject([{ kind: "message", reason: "spam" }]);
  },
};

export const ReportsThePerson: Story = {
  play: async (acting) => {
    const name = reportLabel("person", "Karim Benali");
    await acting.userEvent.click(await acting.canvas.findByRole("button", { name }));
    await send(acting);
    await expect(reportsBy(cast.jeanne)).toMatchObject([{ kind: "person", targetId: personOf(cast.karim).id }]);
  },
};
