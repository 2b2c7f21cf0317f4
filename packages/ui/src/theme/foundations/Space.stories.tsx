import { Box, HStack, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { breakpoints } from "../breakpoints";
import { tokens } from "../tokens";
import { Row, FoundationPage } from "./FoundationPage";

const meta = { title: "Foundations/Space", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rem = (value: string) => Number.parseFloat(value);
const steps = Object.entries(tokens.spacing).toSorted(([, one], [, other]) => rem(one.value) - rem(other.value));

export const Space: Story = {
  render: () => (
    <FoundationPage title="Space" about="A grid of 4 px: step 1 is 4 px, step 4 is 16 px.">
      <Stack gap="2">
        {steps.map(([name, { value }]) => (
          <HStack key={name} gap="4">
            <Text w="44" flexShrink={0} textStyle="sm" fontVariantNumeric="tabular-nums">
              {name}: {value}, {rem(value) * 16} px
            </Text>
            <Box h="4" bg="brand.solid" w={name} />
          </HStack>
        ))}
      </Stack>
      <Row title="Corners">
        {Object.entries(tokens.radii).map(([name, { value }]) => (
          <Box key={name} p="4" bg="brand.tint" color="brand.fg" borderRadius={name}>
            {name} {value}
          </Box>
        ))}
      </Row>
      <Row title="Widths where the layout changes">
        {Object.entries(breakpoints).map(([name, value]) => (
          <Text key={name}>
            {name}: {value}
          </Text>
        ))}
      </Row>
      <Box p="5" bg="raised" borderRadius="card" boxShadow="floating">
        The one shadow, for what floats
      </Box>
    </FoundationPage>
  ),
};
