import { defaultDb, fails } from "@passerelle/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectAnnounced } from "../../components/stories/story-steps";
import { CertificationsScreen } from "./certifications";
import { deleteEntry, editEntry, fieldOf, fillIn, save, seen } from "./story-steps";

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

export const ClearsWhatIsOptional: Story = {
  play: async (acting) => {
    await editEntry(acting, accessibility);
    await expect(await fieldOf("issuedTo")).toHaveValue("2024-03");
    await fillIn(acting, [
      ["certificationID", ""],
      ["issuedTo", ""],
    ]);
    await save(acting);
    await seen(acting, "saved.certifications");
    const kept = defaultDb().certification.findFirst({ where: { title: { equals: accessibility } } });
    await expect(kept).toMatchObject({ certificationID: null, issuedTo: null, skills: ["Accessibilité", "RGAA"] });
  },
};
