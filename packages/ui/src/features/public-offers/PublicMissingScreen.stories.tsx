import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PublicMissingScreen } from "./PublicMissingScreen";
import { hrefs } from "./story-data";

const meta = {
  title: "Public offers/PublicMissingScreen",
  component: PublicMissingScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { hrefs, reason: "offer" },
} satisfies Meta<typeof PublicMissingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  tags: ["smoke"],
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("link", { name: /^(Toutes les offres|All offers)$/ });
    await expect(all).toHaveAttribute("href", "/offers");
    await expect(all.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Closed: Story = { args: { reason: "closed" } };

export const Failed: Story = {
  args: { reason: { message: "Trop de demandes. Réessayez dans 5 secondes." } },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Trop de demandes/)).toBeVisible(),
};
