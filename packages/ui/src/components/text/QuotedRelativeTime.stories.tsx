import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuotedRelativeTime } from "./QuotedRelativeTime";
import { namedChoice } from "../stories/story-controls";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const meta = {
  title: "Components/QuotedRelativeTime",
  component: QuotedRelativeTime,
  args: { value: hoursAgo(0) },
  argTypes: {
    value: namedChoice({ "Just now": hoursAgo(0), "3 hours ago": hoursAgo(3.5), "In 2024": "2024-03-12T14:05:00Z" }),
  },
} satisfies Meta<typeof QuotedRelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"], args: { value: "Just now" } };
