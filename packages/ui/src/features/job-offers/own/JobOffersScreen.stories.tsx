import { cast } from "@passerelle/domain/cast";
import { aPage, answers, defaultDb, fails, never } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { expectAnnounced, seesLoading } from "../../../components/stories/story-steps";
import { JobOffersScreen } from "./JobOffersScreen";
import { type Acting, askToDelete, say, seen } from "./story-steps";

const meta = {
  title: "Job offers/JobOffersScreen",
  component: JobOffersScreen,
  parameters: { signedInAs: "recruiter" },
  args: { username: cast.claire.username, renderApplications: fn(() => null), renderPreview: fn(() => null) },
} satisfies Meta<typeof JobOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const react = "Développeur ou développeuse front-end React";

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: react })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Job Offers" }).closest("[lang]")).toHaveAttribute("lang", "en");
    await expect(canvas.getAllByText("Active")).toHaveLength(10);
    await expect(canvas.getAllByText("Stage")[0]).toHaveAttribute("lang", "fr");
    await expect(canvas.getByText("10 octobre 2026")).toBeVisible();
  },
};

export const OpensApplications: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: react }));
    await expect(args.renderApplications).toHaveBeenLastCalledWith(
      expect.objectContaining({ jobTitle: react }),
      expect.any(Function),
    );
    const name = say("action.applicationsCount", { number: 2, title: "Ingénieure ou ingénieur données" });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.renderApplications).toHaveBeenLastCalledWith(
      expect.objectContaining({ applicationsCount: 2 }),
      expect.any(Function),
    );
  },
};

export const Loading: Story = {
  tags: ["smoke"],
  parameters: { msw: [never("listRecruiterJobOffers")] },
  play: async ({ canvas }) => seesLoading(canvas, say("loading")),
};

export const Empty: Story = {
  tags: ["smoke"],
  parameters: { msw: [answers("listRecruiterJobOffers", 200, aPage([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(say("empty"))).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: say("add") })).toHaveLength(1);
  },
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("listRecruiterJobOffers", 500)] },
  play: async ({ canvas }) => expectAnnounced(canvas, "alert", say("loadFailed")),
};

/** The narrowest window with a table: its last column is fully visible. */
export const OnATablet: Story = {
  globals: { language: "fr", viewport: { value: "tablet", isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: react });
    const box = canvas.getByRole("table").parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};

/** Words without break opportunities: nothing is cut off, and the page does not scroll sideways. */
export const LongWords: Story = { globals: { data: "extreme" } };

const withTwo = "Ingénieure ou ingénieur données";

async function deleteOffer(acting: Acting, title: string) {
  const question = await askToDelete(acting, title);
  await acting.userEvent.click(question.getByRole("button", { name: /^(Delete|Supprimer)$/ }));
}

export const WarnsOfApplications: Story = {
  play: async (acting) => {
    const question = await askToDelete(acting, withTwo);
    await expect(question.getByText(say("delete.warning", { count: 2 }))).toBeVisible();
    await waitFor(() => expect(question.getByRole("button", { name: /^(Cancel|Annuler)$/ })).toHaveFocus());
  },
};

export const Deletes: Story = {
  tags: ["smoke"],
  play: async (acting) => {
    await deleteOffer(acting, withTwo);
    await seen(acting, "deleted");
    await waitFor(() => expect(acting.canvas.queryByRole("button", { name: withTwo })).not.toBeInTheDocument());
    await expect(defaultDb().application.count({ where: { jobOfferId: { equals: 102 } } })).toBe(0);
  },
};

export const DeleteFailed: Story = {
  tags: ["smoke"],
  parameters: { msw: [fails("deleteJobOffer", 500)] },
  play: async (acting) => {
    await deleteOffer(acting, withTwo);
    await expectAnnounced(acting.canvas, "alert", say("deleteFailed"));
    await expect(acting.canvas.getByRole("button", { name: withTwo })).toBeVisible();
  },
};
