import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ComingScreen } from "./ComingScreen";

const meta = {
  title: "Dashboard/ComingScreen",
  component: ComingScreen,
  args: { entry: "posts", homeHref: "/dashboard" },
} satisfies Meta<typeof ComingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  globals: { language: "fr" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Posts");
    await expect(canvas.getByText(/pas encore ouverte/)).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/dashboard");
  },
};

export const MyAccount: Story = { globals: { language: "default" }, args: { entry: "myAccount" } };
export const English: Story = { globals: { language: "en" }, args: { entry: "certifications" } };
export const Dark: Story = { globals: { colorMode: "dark" }, args: { entry: "messages" } };
