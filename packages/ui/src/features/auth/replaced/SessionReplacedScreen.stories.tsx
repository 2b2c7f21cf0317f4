import { cast } from "@passerelle/domain/cast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { translator } from "../../../i18n/story-translations";
import { SessionReplacedScreen } from "./SessionReplacedScreen";
import { useTranslations } from "./translations";

const say = translator("sessionReplaced", useTranslations);

const meta = {
  title: "Auth/SessionReplacedScreen",
  component: SessionReplacedScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { username: cast.karim.username, onContinue: fn() },
} satisfies Meta<typeof SessionReplacedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesWhoIsLoggedIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: say("title") })).toBeVisible();
    await expectAnnounced(canvas, "alert", say("text", { name: cast.karim.username }));
    await userEvent.click(canvas.getByRole("button", { name: say("continue", { name: cast.karim.username }) }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const WithoutAName: Story = {
  args: { username: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: say("continueAnyway") })).toBeVisible();
    await expectAnnounced(canvas, "alert", say("text", { name: say("someone") }));
  },
};
