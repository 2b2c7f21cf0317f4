import { defaultDb, SEED_SESSIONS } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { MessagesScreen } from "../../packages/ui/src/features/messages";
import { say } from "../../packages/ui/src/features/messages/story-steps";
import { SplitView, switchSide } from "./SplitView";

/** The screen with its own address. */
function Messages({ username }: { username: string }) {
  const me = defaultDb().user.findFirst({ where: { username: { equals: username } }, strict: true });
  const [selected, setSelected] = useState<string | null>(null);
  return <MessagesScreen me={me} selected={selected} onSelect={setSelected} />;
}

const meta = {
  title: "Journeys/A first message",
  component: SplitView,
  parameters: { layout: "fullscreen", live: "open", framesItself: true, controls: { disable: true } },
  tags: ["!autodocs"],
  // The seed data already contain messages between these two people.
  beforeEach: () => void defaultDb().discussion.delete({ where: { id: { equals: 602 } } }),
  args: {
    applicant: <Messages username={SEED_SESSIONS.applicant.username} />,
    recruiter: <Messages username={SEED_SESSIONS.recruiter.username} />,
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;
type Acting = Parameters<Play>[0];

const text = "Bonjour, auriez-vous un quart d'heure mardi ?";

const box = ({ canvas }: Acting, name: string) =>
  canvas.findByRole("textbox", { name: say("composer.label", { name }) });
const history = async ({ canvas }: Acting, name: string) =>
  within(await canvas.findByRole("log", { name: say("discussion.label", { name }) }));

const findsAPerson: Play = async (acting) => {
  const { canvas, userEvent } = acting;
  await switchSide(acting, "recruiter");
  await userEvent.click(await canvas.findByRole("button", { name: say("list.new") }));
  await userEvent.type(await canvas.findByPlaceholderText(say("users.search")), "jeanne");
  await userEvent.click(await canvas.findByRole("button", { name: /^Jeanne Martin/ }));
  await expect(await box(acting, "Jeanne Martin")).toBeVisible();
};

const writes: Play = async (acting) => {
  await findsAPerson(acting);
  await acting.userEvent.type(await box(acting, "Jeanne Martin"), `${text}{Enter}`);
  await expect(await (await history(acting, "Jeanne Martin")).findByText(text)).toBeVisible();
  await waitFor(async () => expect(await box(acting, "Jeanne Martin")).toHaveValue(""));
};

const isRead: Play = async (acting) => {
  await writes(acting);
  await switchSide(acting, "applicant");
  await acting.userEvent.click(await acting.canvas.findByRole("button", { name: /^Claire Moreau/ }));
  await expect(await (await history(acting, "Claire Moreau")).findByText(text)).toBeVisible();
};

export const FindsSomebody: Story = { name: "1. Claire looks for a person", play: findsAPerson, tags: ["!test"] };

export const Writes: Story = { name: "2. Claire writes the first message", play: writes, tags: ["!test"] };

export const IsRead: Story = { name: "3. Jeanne reads it", play: isRead };
