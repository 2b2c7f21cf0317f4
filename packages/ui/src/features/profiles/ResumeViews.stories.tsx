import { deletedPerson } from "@passerelle/domain";
import { cast } from "@passerelle/domain/cast";
import { aPage, answers, aPerson, personOf } from "@passerelle/mocks";
import type { Schemas } from "@passerelle/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ResumeViews } from "./ResumeViews";
import { say } from "./story-steps";

const lastViewedAt = "2026-01-09T16:30:00.000Z";
const views = (...items: Omit<Schemas["ResumeView"], "id" | "lastViewedAt">[]) => [
  answers("listResumeViews", 200, aPage(items.map((view, id) => ({ ...view, id: id + 1, lastViewedAt })))),
];

const meta = {
  title: "Profiles/ResumeViews",
  component: ResumeViews,
} satisfies Meta<typeof ResumeViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  parameters: {
    msw: views(
      { person: aPerson(personOf(cast.claire)), company: "Lumio", views: 3 },
      { person: aPerson(), company: null, views: 1 },
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole("listitem");
    await expect(first).toHaveTextContent("Claire Moreau");
    await expect(first).toHaveTextContent(say("views.times", { count: 3 }));
    await expect(second).toHaveTextContent("Karim Benali");
    await expect(second).not.toHaveTextContent(say("views.times", { count: 1 }));
  },
};

export const DeletedPerson: Story = {
  parameters: { msw: views({ person: deletedPerson, company: null, views: 1 }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Utilisateur supprimé")).toBeVisible(),
};

/** No recruiter has opened it yet. */
export const Empty: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => expect(await canvas.findByText(say("views.empty"))).toBeVisible(),
};

const long = "Anticonstitutionnellement".repeat(3);

export const LongWords: Story = {
  parameters: { msw: views({ person: aPerson({ firstname: long, lastname: long }), company: long, views: 12 }) },
};
