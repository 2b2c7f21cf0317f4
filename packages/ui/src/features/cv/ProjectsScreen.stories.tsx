import { fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { ProjectsScreen } from "./projects";
import { deleteEntry } from "./story-steps";

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
