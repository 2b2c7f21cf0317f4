import { Box, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../../components/actions/Button";
import { keyframes } from "../global-css";
import { tokens } from "../tokens";
import { Row, FoundationPage } from "./FoundationPage";

const meta = { title: "Foundations/Motion", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Moves = () => {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Box>
        <Button onClick={() => setTurn(turn + 1)}>Play</Button>
      </Box>
      {Object.entries(tokens.durations).map(([pace, { value }]) => (
        <Row key={pace} title={`${pace}: ${value}`} min="9rem">
          {Object.keys(keyframes).map((name) => (
            <Stack key={name} gap="1">
              <Box overflow="hidden">
                <Box
                  key={turn}
                  p="4"
                  bg="brand.solid"
                  color="brand.contrast"
                  animation={`${name} {durations.${pace}} {easings.out}`}
                >
                  {name}
                </Box>
              </Box>
            </Stack>
          ))}
        </Row>
      ))}
      <Text>Under reduced motion, here or in the toolbar, nothing moves at all.</Text>
    </>
  );
};

export const Motion: Story = {
  render: () => (
    <FoundationPage title="Motion" about="Only to show where a thing came from; the easing is the same for all.">
      <Moves />
    </FoundationPage>
  ),
};
