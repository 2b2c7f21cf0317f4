import { fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { CertificationsScreen } from "./certifications";
import { deleteEntry } from "./story-steps";

const meta = {
  title: "CV/CertificationsScreen",
  component: CertificationsScreen,
} satisfies Meta<typeof CertificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const accessibility = "Expert en accessibilité numérique";

export const AsTheSpecificationQuotes: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  play: async (acting) => {
    const { canvas } = acting;
    await expect(await canvas.findByText("mars 2024")).toBeVisible();
    await expect(canvas.getByText("ANT-2024-0381")).toBeVisible();
    await deleteEntry(acting, accessibility);
    await expect(await canvas.findByText("Certification supprimée avec succès !")).toBeVisible();
  },
};

export const LoadFailed: Story = {
  tags: ["smoke"],
  globals: { language: "default" },
  parameters: { msw: [fails("listCertifications", 500)] },
  play: async ({ canvas }) =>
    expectAnnounced(canvas, "alert", "Impossible de charger les certifications. Veuillez réessayer plus tard."),
};
