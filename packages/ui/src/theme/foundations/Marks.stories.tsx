import { Box, Stack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "../../components/layout/Brand";
import { FootbridgeDrawing } from "../../components/layout/FootbridgeDrawing";

/** The logo with its name, and the drawing of a footbridge for empty states. */
const meta = { title: "Foundations/Marks" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  render: () => (
    <Stack gap="6" align="start">
      <Brand />
      <Box color="brand.fg" aria-hidden>
        <FootbridgeDrawing />
      </Box>
    </Stack>
  ),
};
