import { HStack, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { icons } from "virtual:icons-in-use";
import { Row, FoundationPage } from "./FoundationPage";

const meta = { title: "Foundations/Icons", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <FoundationPage
      title="Icons"
      about="Those in use, and where. All are Lucide's, drawn in the colour of the text beside them."
    >
      <Row title={`${icons.length} icons`} min="16rem">
        {icons.map(({ name, Icon, files }) => (
          <HStack key={name} gap="4" align="start">
            <Icon size={24} style={{ flexShrink: 0 }} aria-hidden />
            <Stack gap="0">
              <Text fontWeight="semibold">{name}</Text>
              <Text textStyle="sm" color="ink.muted">
                {files.join(", ")}
              </Text>
            </Stack>
          </HStack>
        ))}
      </Row>
    </FoundationPage>
  ),
};
