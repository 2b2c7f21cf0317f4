import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PrivacyScreen } from "./PrivacyScreen";

const meta = {
  title: "Legal/PrivacyScreen",
  component: PrivacyScreen,
  parameters: { layout: "fullscreen", signedInAs: "nobody" },
  args: { operator: { name: "Association Passerelle", email: "contact@passerelle.example" }, backHref: "/login" },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ["smoke"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Association Passerelle/)).toBeVisible();
    const version = canvas.getByText((_, element) => element?.matches("p:has(time)") === true);
    await expect(version).toHaveTextContent(/^(Version of \d+ [A-Z]\w+ \d{4}|Version du \d+ \p{Ll}+ \d{4})$/u);
    await expect(canvas.getByText(/\b23\s\p{L}+ .*\b24\./u)).toBeVisible();
    const contact = await canvas.findByRole("link", { name: /contact@passerelle\.example/ });
    await expect(contact).toHaveAttribute("href", "mailto:contact@passerelle.example");
    await expect(canvas.getByRole("link", { name: /^(Back|Retour)$/ })).toHaveAttribute("href", "/login");
    const notices = canvas.getByRole("link", { name: /^Licen[cs]es / });
    await expect(notices).toHaveAttribute("href", "/third-party-notices.txt");
  },
};

export const WithoutAnOperator: Story = {
  args: { operator: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/Association Passerelle/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: /@/ })).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    operator: {
      name: "Société-coopérative-d’intérêt-collectif-des-passerelles-et-des-ponts-de-la-Loire-atlantique",
      email: `${"bureau.des.donnees.".repeat(6)}@exemple-de-domaine-tres-long.fr`,
    },
  },
};
