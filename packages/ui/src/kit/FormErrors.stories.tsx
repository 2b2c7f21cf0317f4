import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
    const panel = canvas.getByRole("alert");
    await expect(panel).toHaveTextContent("Erreur de validation");
    await expect(panel).toHaveTextContent("institution: L'établissement est obligatoire.");
  },
};

export const InEnglish: Story = {
  globals: { language: "en" },
  args: { errors: { jobTitle: "The job title is required." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Validation error");
  },
};

export const None: Story = { args: { errors: {} } };
