import { cast } from "@passerelle/domain/cast";
import { defaultDb } from "@passerelle/mocks";
import { writeTo } from "@passerelle/mocks/live";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { MessagesScreen } from "./MessagesScreen";
import { box, bubble, inDashboard, isAtTheEnd, jeanne, sendTo } from "./story-steps";

/** Discussions with a person whose username changes. */
const meta = {
  title: "Messages/Renamed",
  component: MessagesScreen,
  ...inDashboard,
  parameters: { ...inDashboard.parameters },
  args: { me: jeanne, selected: cast.karim.username, onSelect: fn() },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rename = (id: number, username: string) =>
  defaultDb().user.update({ where: { id: { equals: id } }, data: { username } });

/** The discussion stays open with its draft, and the address follows. */
export const TheOtherOne: Story = {
  play: async (acting) => {
    const answer = await box(acting);
    await acting.userEvent.type(answer, "Je vous réponds");
    rename(2, "karim.b");
    writeTo(defaultDb(), cast.jeanne.username, "karim.b", "J'ai changé de nom.");
    await isAtTheEnd(acting, "J'ai changé de nom.");
    await expect(acting.canvas.getByText("@karim.b")).toBeVisible();
    await expect(await box(acting)).toBe(answer);
    await expect(answer).toHaveValue("Je vous réponds");
    await expect(answer).toHaveFocus();
    await waitFor(() => expect(acting.args.onSelect).toHaveBeenCalledWith("karim.b", { replace: true }));
  },
};

/** One's own messages stay on one's own side, even before this tab learns of the new name. */
export const Oneself: Story = {
  play: async (acting) => {
    await bubble(acting, "Mardi à 14 h me convient très bien.");
    rename(11, "jeanne.m");
    await sendTo(acting, "Alors à mardi !");
    const sent = await bubble(acting, "Alors à mardi !");
    await waitFor(() => expect(sent.closest("[data-own]")).not.toBeNull());
  },
};
