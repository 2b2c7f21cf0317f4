import type { Meta, StoryObj } from "@storybook/react-vite";
import { told } from "./story-steps";
import { FormErrors } from "./FormErrors";

const meta = {
  title: "Kit/FormErrors",
  component: FormErrors,
  args: {
    errors: {
      institution: "L'établissement est obligatoire.",
      finishedAt: "La date de fin doit être postérieure à la date de début.",
    },
  },
} satisfies Meta<typeof FormErrors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await told(canvas, "alert", "Erreur de validation");
    await told(canvas, "alert", "institution: L'établissement est obligatoire.");
  },
};

export const InEnglish: Story = {
  globals: { language: "en" },
  args: { errors: { jobTitle: "The job title is required." } },
  play: async ({ canvas }) => {
    await told(canvas, "alert", "Validation error");
  },
};

export const None: Story = { args: { errors: {} } };
