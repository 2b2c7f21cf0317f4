import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TermsScreen } from "./TermsScreen";

const meta = {
  title: "Legal/TermsScreen",
  component: TermsScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { operator: { name: "Association Passerelle", email: "contact@passerelle.example" }, backHref: "/login" },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    const contact = await canvas.findByRole("link", { name: /contact@passerelle\.example/ });
    await expect(contact).toHaveAttribute("href", "mailto:contact@passerelle.example");
    await expect(canvas.getByRole("link", { name: /^(Back|Retour)$/ })).toHaveAttribute("href", "/login");
    // Their licence asks for it (D-391).
    await expect(canvas.getByText(/GeoNames \(geonames\.org, licen[cs]e CC BY 4\.0\)/)).toBeVisible();
  },
};

export const WithoutAnOperator: Story = {
  args: { operator: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /@/ })).not.toBeInTheDocument();
  },
};
