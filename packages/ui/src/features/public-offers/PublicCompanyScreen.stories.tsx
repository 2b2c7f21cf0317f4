import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PublicCompanyScreen } from "./PublicCompanyScreen";
import { aPublicCompany, aPublicPage, hrefs } from "./story-data";

const meta = {
  title: "Public offers/PublicCompanyScreen",
  component: PublicCompanyScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { hrefs, company: aPublicCompany },
} satisfies Meta<typeof PublicCompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Atelier Numérique de l’Ouest");
    await expect(canvas.getByRole("link", { name: "Développeur ou développeuse Go" })).toBeVisible();
  },
};

export const NotPresented: Story = {
  args: {
    company: {
      ...aPublicCompany,
      profile: null,
      offers: aPublicPage({ totalPages: 2, totalItems: 12, next: "10_14_13_12" }),
    },
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole("link", { name: /^(Suivant|Next)/ });
    await expect(next).toHaveAttribute("href", "/companies/karim.benali?page=2&after=10_14_13_12");
  },
};
