import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect, waitFor } from "storybook/test";
import { Button } from "./Button";
import { Page } from "./Page";
import { Surface } from "./Surface";

const meta = {
  title: "Kit/Page",
  component: Page,
  args: {
    title: "Formations",
    lang: "fr",
    action: <Button icon={<Plus size={18} aria-hidden />}>Ajouter</Button>,
    children: <Surface p="6">Le contenu de la page.</Surface>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["!test"] };

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Formations");
    await waitFor(() => expect(document.title).toBe("Formations · Passerelle"));
  },
};

export const LongTitle: Story = {
  args: { title: "Applications for: Ingénieure données, équipe mesures et instruments embarqués", lang: "en" },
};
