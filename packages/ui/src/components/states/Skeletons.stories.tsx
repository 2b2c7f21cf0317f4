import { Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkeletonForm, SkeletonText } from "./Skeletons";

/** Placeholders for content that is loading. */
const meta = { title: "Components/Skeletons", component: SkeletonText, args: { lines: 3 } } satisfies Meta<
  typeof SkeletonText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["smoke", "!test"] };
export const Fields: Story = {
  render: () => (
    <Stack maxW="30rem">
      <SkeletonForm />
    </Stack>
  ),
};
