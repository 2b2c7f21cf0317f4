import { defaultDb, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Sessions } from "./Sessions";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { translator } from "../../../i18n/story-translations";
import { useTranslations } from "./translations";

const elsewhere = { userId: 11, system: "iOS", lastUsedAt: "2026-01-01T10:00:00Z" };

const meta = {
  title: "Account/Sessions",
  component: Sessions,
  beforeEach: () => {
    defaultDb().session.create({ ...elsewhere, token: "phone", browser: "Safari" });
    defaultDb().session.create({ ...elsewhere, token: "tablet", browser: "Chrome" });
  },
} satisfies Meta<typeof Sessions>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Parameters<NonNullable<Story["play"]>>[0];

const say = translator("sessions", useTranslations);

const open = () =>
  defaultDb()
    .session.findMany({ where: { userId: { equals: 11 } } })
    .map(({ token }) => token);
const safari = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: /Safari (on|sous) iOS/ });
const others = ({ canvas }: Pick<Acting, "canvas">) => canvas.findByRole("button", { name: say("endOthers") });

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Firefox (on|sous) Windows/)).toBeVisible();
    await expect(canvas.getByText(say("current"))).toBeVisible();
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(3);
  },
};

export const EndsOne: Story = {
  play: async (acting) => {
    await acting.userEvent.click(await safari(acting));
    await expectAnnounced(acting.canvas, "status", say("ended"));
    await waitFor(() => expect(acting.canvas.queryByText(/Safari/)).toBeNull());
    await expect(open()).toEqual([SEED_SESSIONS.applicant.token, "tablet"]);
  },
};

export const EndsAllOthers: Story = {
  play: async (acting) => {
    await acting.userEvent.click(await others(acting));
    await expectAnnounced(acting.canvas, "status", say("endedOthers"));
    await waitFor(() => expect(acting.canvas.getAllByRole("listitem")).toHaveLength(1));
    await expect(open()).toEqual([SEED_SESSIONS.applicant.token]);
  },
};

/** There is no other session to end. */
export const OnlyThisOne: Story = {
  beforeEach: () => void defaultDb().session.deleteMany({ where: { token: { in: ["phone", "tablet"] } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("current"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: say("endOthers") })).toBeNull();
  },
};
