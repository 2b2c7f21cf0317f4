import { cast } from "@passerelle/domain/cast";
import { personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { blocked, blockedBy, blockLabel, confirmBlock } from "../../components/stories/story-blocks";
import { MessagesScreen } from "./MessagesScreen";
import { type Acting, inDashboard, jeanne } from "./story-steps";

/** A discussion with a blocked person. */
const meta = {
  title: "Messages/Blocks",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = async (acting: Acting) => {
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: blockLabel("Karim Benali") }));
  await confirmBlock(acting);
};

/** The discussion leaves the list, and the screen returns to the list. */
export const Blocks: Story = {
  play: async (acting) => {
    await block(acting);
    await expectAnnounced(screen, "status", blocked("Karim Benali"));
    await waitFor(() => expect(acting.canvas.queryByRole("button", { name: /^Karim Benali/ })).toBeNull());
    await expect(blockedBy(cast.jeanne)).toEqual([personOf(cast.karim).id]);
  },
};
