import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { ProjectsScreen } from "./projects";
import { deleteEntry, editEntry, fieldOf, fillIn, save, say, seen, startEntry } from "./story-steps";

const meta = { title: "CV/ProjectsScreen", component: ProjectsScreen } satisfies Meta<typeof ProjectsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const map = "Carte des fontaines de Bordeaux";

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByRole("link", { name: "fontaines.example" })).toHaveAttribute("target", "_blank");
    await deleteEntry(acting, map);
    await expect(await canvas.findByText("Projet supprimé avec succès !")).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [fails("listProjects", 500)] },
  play: async ({ canvas }) =>
    expectAnnounced(canvas, "alert", "Impossible de charger les projets. Veuillez réessayer plus tard."),
};

export const ClearsTheLink: Story = {
  play: async (acting) => {
    await editEntry(acting, map);
    await fillIn(acting, [["demoUrl", ""]]);
    await save(acting);
    await seen(acting, "saved.projects");
    await waitFor(() => expect(acting.canvas.queryByRole("link")).not.toBeInTheDocument());
    const kept = defaultDb().project.findFirst({ where: { title: { equals: map } } });
    await expect(kept).toMatchObject({ demoUrl: null, collaborators: ["Inès Robert"] });
  },
};

export const RefusesAnAddressThatIsNone: Story = {
  play: async (acting) => {
    await startEntry(acting);
    await fillIn(acting, [
      ["title", "Pont"],
      ["Description", "Un pont."],
      ["demoUrl", "javascript:alert(1)"],
    ]);
    await save(acting);
    const address = await fieldOf("demoUrl");
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(expect.stringContaining(say("problem.notAnAddress"))),
    );
    await expect(address).toHaveFocus();
  },
};
