import { Box, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Colors, dark, light, type Palette } from "../colors";
import { contrast, edgePairs, least, type Pair, palettes, textPairs } from "../contrast";
import { Row, FoundationPage } from "./FoundationPage";

const meta = { title: "Foundations/Colour", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = (pair: Pair) => `${contrast(pair.text, pair.ground).toFixed(1)} : 1`;

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <Stack gap="1">
    <Box h="14" borderRadius="card" borderWidth="1px" borderColor="edge" style={{ background: value }} />
    <Text fontWeight="semibold">{name}</Text>
    <Text textStyle="sm" color="ink.muted">
      {value}
    </Text>
  </Stack>
);

const Bands = ({ name, palette }: { name: string; palette: Palette }) => (
  <Box borderRadius="card" overflow="hidden" borderWidth="1px" borderColor="line">
    <Box p="3" style={{ background: palette.solid, color: palette.contrast }}>
      {name} solid {palette.solid}
    </Box>
    <Box p="3" style={{ background: palette.hover, color: palette.contrast }}>
      hover {palette.hover}
    </Box>
    <Box p="3" style={{ background: palette.tint, color: palette.fg }}>
      fg on tint {palette.fg}
    </Box>
  </Box>
);

const TextPair = ({ pair }: { pair: Pair }) => (
  <Box p="3" borderRadius="control" style={{ background: pair.ground, color: pair.text }}>
    {pair.pair}
    <Box fontVariantNumeric="tabular-nums">{figure(pair)}</Box>
  </Box>
);

const EdgePair = ({ pair }: { pair: Pair }) => (
  <Stack gap="1">
    <Box p="4" borderRadius="control" style={{ background: pair.ground }}>
      <Box h="8" borderRadius="control" borderWidth="2px" style={{ borderColor: pair.text }} />
    </Box>
    <Text textStyle="sm">
      {pair.pair}, {figure(pair)}
    </Text>
  </Stack>
);

const swatchesOf = (colors: Colors) =>
  Object.entries(colors).filter((entry): entry is [string, string] => String(entry[1]).startsWith("#"));

const sheetOf = (title: string, colors: Colors): Story => ({
  render: () => (
    <FoundationPage title={title} about="Names say what a colour is for. Statuses and the brand have a palette each.">
      <Row title="Names" min="8rem">
        {swatchesOf(colors).map(([name, value]) => (
          <Swatch key={name} name={name} value={value} />
        ))}
      </Row>
      <Row title="Palettes" min="16rem">
        {palettes.map((name) => (
          <Bands key={name} name={name} palette={colors[name]} />
        ))}
      </Row>
      <Row title={`Text and its ground: at least ${least.text} : 1`}>
        {textPairs(colors).map((pair) => (
          <TextPair key={pair.pair} pair={pair} />
        ))}
      </Row>
      <Row title={`Edges and states: at least ${least.edge} : 1`}>
        {edgePairs(colors).map((pair) => (
          <EdgePair key={pair.pair} pair={pair} />
        ))}
      </Row>
    </FoundationPage>
  ),
});

export const Light: Story = { ...sheetOf("Colour, light", light), globals: { colorMode: "light" } };
export const Dark: Story = { ...sheetOf("Colour, dark", dark), globals: { colorMode: "dark" } };
