import { defaultDb } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotificationSettings } from "./NotificationSettings";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { translator } from "../../../i18n/story-translations";
import { useTranslations } from "./translations";

const meta = {
  title: "Account/NotificationSettings",
  component: NotificationSettings,
  args: { userRole: "applicant" },
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Parameters<NonNullable<Story["play"]>>[0];

const say = translator("notificationSettings", useTranslations);

const likes = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("combobox", { name: say("kind.postLikes") });
const saveButton = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: say("save") });

async function chooseNone(acting: Acting) {
  await acting.userEvent.selectOptions(await likes(acting), "none");
  await acting.userEvent.click(await saveButton(acting));
}

/** Jeanne's settings by kind. */
const chosen = () =>
  defaultDb()
    .notificationSetting.getAll()
    .map(({ userId, kind, channel }) => [userId, kind, channel]);

export const Ready: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await expect(await likes(acting)).toHaveValue("app");
    await expect(acting.canvas.getAllByRole("combobox")).toHaveLength(8);
    await expect(await saveButton(acting)).toBeDisabled();
  },
};

/** Only changes are sent. */
export const Saves: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await chooseNone(acting);
    await expectAnnounced(acting.canvas, "status", say("saved"));
    await expect(chosen()).toEqual([[11, "postLikes", "none"]]);
    await expect(await likes(acting)).toHaveValue("none");
    await expect(await saveButton(acting)).toHaveAttribute("aria-disabled", "true");
  },
};

/** Matching offers are for applicants only. */
export const ForARecruiter: Story = {
  args: { userRole: "recruiter" },
  parameters: { signedInAs: "recruiter" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: say("kind.applicationsReceived") })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: say("kind.offers") })).toBeNull();
  },
};
