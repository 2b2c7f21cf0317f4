import { defaultDb, SEED_UNSUBSCRIBE_CODE } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { translator } from "../../../i18n/story-translations";
import { useTranslations } from "./translations";
import { UnsubscribeScreen } from "./UnsubscribeScreen";

const jeanne = 11;
const mailed = () =>
  defaultDb().notificationSetting.count({ where: { userId: { equals: jeanne }, channel: { equals: "mail" } } });

const meta = {
  title: "Notifications/UnsubscribeScreen",
  component: UnsubscribeScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { code: SEED_UNSUBSCRIBE_CODE, myAccountHref: "/dashboard/my-account" },
  beforeEach: () => void defaultDb().notificationSetting.create({ userId: jeanne, kind: "postLikes", channel: "mail" }),
} satisfies Meta<typeof UnsubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Parameters<NonNullable<Story["play"]>>[0];

const say = translator("unsubscribe", useTranslations);
const button = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: say("submit") });

async function end(acting: Acting) {
  await acting.userEvent.click(await button(acting));
}

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await button(acting)).toBeEnabled();
    await expect(mailed()).toBe(1);
  },
};

export const Ends: Story = {
  play: async (acting) => {
    await end(acting);
    await expectAnnounced(acting.canvas, "status", say("done"));
    await expect(acting.canvas.queryByRole("button", { name: say("submit") })).toBeNull();
    await expect(mailed()).toBe(0);
  },
};

export const WrongCode: Story = {
  args: { code: "x" },
  play: async (acting) => {
    await end(acting);
    await expectAnnounced(acting.canvas, "alert", /no longer valid|plus valable/);
    await expect(mailed()).toBe(1);
  },
};

export const NoCode: Story = {
  args: { code: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("noCode"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: say("submit") })).toBeNull();
  },
};
