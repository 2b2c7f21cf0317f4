import { Box, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { textStyles, tokens } from "../tokens";
import { Row, FoundationPage } from "./FoundationPage";

const meta = { title: "Foundations/Type", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pixels = (rem: string) => `${rem}, ${Number.parseFloat(rem) * 16} px`;

export const Type: Story = {
  render: () => (
    <FoundationPage
      title="Type"
      about={`One variable sans, served from here: ${tokens.fonts.body.value.split(",")[0] ?? ""}.`}
    >
      <Stack gap="5">
        {Object.entries(textStyles).map(([name, { value }]) => (
          <Box key={name}>
            <Text textStyle="sm" color="ink.muted">
              {name}:{" "}
              {Object.entries(value)
                .map(([property, set]) => `${property} ${String(set)}`)
                .join(", ")}
            </Text>
            <Text textStyle={name}>Trouver la bonne personne, le bon poste : 1 204 offres</Text>
          </Box>
        ))}
      </Stack>
      <Row title="Sizes" min="14rem">
        {Object.entries(tokens.fontSizes).map(([name, { value }]) => (
          <Box key={name}>
            <Box fontSize={name}>Aa {name}</Box>
            <Text textStyle="sm" color="ink.muted">
              {pixels(value)}
            </Text>
          </Box>
        ))}
      </Row>
      <Row title="Weights">
        {Object.entries(tokens.fontWeights).map(([name, { value }]) => (
          <Text key={name} fontWeight={name} textStyle="lg">
            {name} {value}
          </Text>
        ))}
      </Row>
    </FoundationPage>
  ),
};
