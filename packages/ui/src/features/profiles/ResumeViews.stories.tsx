import { cast } from "@passerelle/domain/cast";
import { answers, defaultDb, personOf } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ResumeViews } from "./ResumeViews";
import { say } from "./story-steps";

const [jeanne, karim, claire] = [personOf(cast.jeanne), personOf(cast.karim), personOf(cast.claire)];
const view = (readerId: number, openedAt: string, views = 1) =>
  defaultDb().resumeView.create({ ownerId: jeanne.id, readerId, openedAt, views });

const meta = {
  title: "Profiles/ResumeViews",
  component: ResumeViews,
  beforeEach: () => {
    view(karim.id, "2026-01-05T10:00:00.000Z");
    view(claire.id, "2026-01-09T16:30:00.000Z", 3);
  },
} satisfies Meta<typeof ResumeViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole("listitem");
    await expect(first).toHaveTextContent("Claire Moreau");
    await expect(first).toHaveTextContent(say("views.times", { count: 3 }));
    await expect(second).toHaveTextContent("Karim Benali");
    await expect(second).not.toHaveTextContent(say("views.times", { count: 1 }));
  },
};

export const DeletedPerson: Story = {
  beforeEach: () => {
    view(987, "2026-01-10T08:00:00.000Z");
  },
  play: async ({ canvas }) => expect(await canvas.findByText("Utilisateur supprimé")).toBeVisible(),
};

/** No recruiter has opened it yet. */
export const Empty: Story = {
  tags: ["smoke"],
  beforeEach: () => {
    defaultDb().resumeView.deleteMany({ where: { ownerId: { equals: jeanne.id } } });
  },
  play: async ({ canvas }) => expect(await canvas.findByText(say("views.empty"))).toBeVisible(),
};

const long = "Anticonstitutionnellement".repeat(3);
const { id, username, avatar } = karim;
const person = { id, username, avatar, firstname: long, lastname: long };
const item = { id: 1, person, company: long, lastViewedAt: "2026-01-09T16:30:00.000Z", views: 12 };

export const LongWords: Story = {
  parameters: {
    msw: [answers("listResumeViews", 200, { items: [item], page: 1, totalPages: 1, totalItems: 1 })],
  },
};
