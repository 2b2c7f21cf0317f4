import { HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { tone: "green", children: "Applied - Not Seen" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };

export const Tones: Story = {
  render: () => (
    <HStack gap="3" wrap="wrap">
      <Badge tone="green">Applied - Not Seen</Badge>
      <Badge tone="blue">Applied - Seen</Badge>
      <Badge tone="yellow">Not Applied</Badge>
      <Badge tone="red">Inactive</Badge>
      <Badge tone="brand">Candidature</Badge>
      <Badge tone="neutral">CDI</Badge>
    </HStack>
  ),
};
