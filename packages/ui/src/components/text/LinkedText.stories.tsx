import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LinkedText } from "./LinkedText";

const meta = {
  title: "Components/LinkedText",
  component: LinkedText,
  args: { children: "Notre offre est en ligne : https://exemple.example/offres/42, et nous recrutons jusqu'en mai." },
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const WithAddress: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "https://exemple.example/offres/42" });
    await expect(link).toHaveAttribute("href", "https://exemple.example/offres/42");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener nofollow ugc");
  },
};
