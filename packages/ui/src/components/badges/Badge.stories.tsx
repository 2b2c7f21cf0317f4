import { HStack, Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge";
import { TagList } from "./TagList";

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

export const Skills: Story = {
  render: () => (
    <Stack maxW="20rem">
      <TagList
        tags={[
          "React",
          "TypeScript",
          "PostgreSQL",
          "Accessibilité",
          "Une compétence au nom bien plus long que les autres",
        ]}
      >
        + 4 more
      </TagList>
    </Stack>
  ),
};
