import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ExternalLink } from "./ExternalLink";

const meta = {
  title: "Components/ExternalLink",
  component: ExternalLink,
  args: { href: "https://www.jeanne-martin.example/travaux/" },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Address: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole("link", { name: "jeanne-martin.example/travaux" });
    await expect(link).toHaveAttribute("href", args.href);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  },
};

export const NotAWebAddress: Story = {
  args: { href: "javascript:alert(document.domain)" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.href)).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};
