import { Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ColorModeMenu } from "./ColorModeMenu";
import { LanguageMenu } from "./LanguageMenu";

/** The menus for language and colour mode; both choices are stored for the next visit. */
const meta = {
  title: "Components/Preferences",
  component: LanguageMenu,
  render: () => (
    <Stack maxW="14rem">
      <LanguageMenu />
      <ColorModeMenu />
    </Stack>
  ),
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Language: Story = {
  globals: { language: "fr" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Langue" }), "English");
    await expect(canvas.getByRole("combobox", { name: "Language" })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute("lang", "en");
  },
};

export const ColorMode: Story = {
  globals: { language: "fr", colorMode: "light" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Apparence" }), "Sombre");
    await expect(document.documentElement).toHaveClass("dark");
  },
};
