import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { setLanguage } from "../i18n";
import { expectAnnounced } from "../components/stories/story-steps";
import { FormErrors } from "./FormErrors";

const meta = {
  title: "Components/FormErrors",
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

export const Playground: Story = { tags: ["smoke", "!test"] };

/** The server's known texts follow the language; others stay in theirs. */
export const FollowsTheLanguage: Story = {
  globals: { language: "fr" },
  args: { lang: "fr", errors: { title: "150 caractères au plus.", body: "Trop court." } },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, "alert", "title: 150 caractères au plus.");
    setLanguage("en");
    await expect(await canvas.findByText("title: At most 150 characters.")).toHaveAttribute("lang", "en");
    await expect(await canvas.findByText("body: Trop court.")).toHaveAttribute("lang", "fr");
  },
};
