import { cast } from "@passerelle/domain/cast";
import { answers, defaultDb, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { expectAnnounced } from "../../../components/stories/story-steps";
import { BlockedPeople } from "./BlockedPeople";
import { blockedBy } from "../../../components/stories/story-blocks";

const [jeanne, karim, thomas] = [personOf(cast.jeanne), personOf(cast.karim), personOf(cast.thomas)];

const meta = {
  title: "Account/BlockedPeople",
  component: BlockedPeople,
  beforeEach: () => {
    for (const { id } of [thomas, karim]) defaultDb().block.create({ blockerId: jeanne.id, blockedId: id });
  },
} satisfies Meta<typeof BlockedPeople>;
export default meta;
type Story = StoryObj<typeof meta>;
type Acting = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">;

const unblock = async ({ canvas, userEvent }: Acting) =>
  userEvent.click(await canvas.findByRole("button", { name: /^(Débloquer|Unblock) Karim Benali$/ }));
const expectUnblocked = async ({ canvas }: Pick<Acting, "canvas">) => {
  await expectAnnounced(screen, "status", /(Personne débloquée|Person unblocked)\./);
  await waitFor(() => expect(canvas.queryByText("Karim Benali")).toBeNull());
  await expect(blockedBy(cast.jeanne)).toEqual([thomas.id]);
};

/** The list is in English like My account; the quoted action is in French. */
export const Ready: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Blocked people" })).toBeVisible();
    const rows = await canvas.findAllByRole("listitem");
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent("Karim Benali");
    const button = await canvas.findByRole("button", { name: "Débloquer Karim Benali" });
    await expect(button).toHaveTextContent("Débloquer");
    await expect(button).toHaveAttribute("lang", "fr");
  },
};

export const Unblocks: Story = {
  play: async (acting) => {
    await unblock(acting);
    await expectUnblocked(acting);
  },
};

export const Nobody: Story = {
  parameters: { msw: [answers("listBlocks", 200, [])] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/(Vous n’avez bloqué personne|You have not blocked anyone)\./)).toBeVisible(),
};

const long = "Anticonstitutionnellement".repeat(3);

export const LongWords: Story = {
  parameters: { msw: [answers("listBlocks", 200, [{ ...karim, firstname: long, lastname: long, role: "recruiter" }])] },
};
