import { Box, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "../kit/Brand";
import { FootbridgeDrawing } from "../kit/FootbridgeDrawing";

const meta = { title: "Foundations/Look" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ["canvas", "surface", "raised", "sunken"];
const palettes = ["brand", "neutral", "green", "blue", "yellow", "red"];

export const Colours: Story = {
  render: () => (
    <Stack gap="6">
      <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="4">
        {grounds.map((ground) => (
          <Box key={ground} bg={ground} borderWidth="1px" borderColor="line" borderRadius="card" p="4">
            <Text fontWeight="semibold">{ground}</Text>
            <Text color="ink.muted">ink.muted</Text>
            <Text color="danger">danger</Text>
            <Text color="brand.fg">brand</Text>
          </Box>
        ))}
      </Grid>
      <Grid templateColumns="repeat(auto-fill, minmax(12rem, 1fr))" gap="4">
        {palettes.map((palette) => (
          <Box key={palette} colorPalette={palette} borderRadius="card" overflow="hidden">
            <Box bg="colorPalette.solid" color="colorPalette.contrast" p="4">
              {palette}
            </Box>
            <Box bg="colorPalette.tint" color="colorPalette.fg" p="4">
              fg on tint
            </Box>
          </Box>
        ))}
      </Grid>
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap="4" maxW="prose">
      <Heading as="h1" size="xl">
        Titre d'une page
      </Heading>
      <Heading as="h2" size="lg">
        Titre d'une partie
      </Heading>
      <Heading as="h3" size="md">
        Titre d'une carte
      </Heading>
      <Text>
        Le texte courant fait quinze pixels, avec un interligne d'une fois et demie, et jamais plus de soixante-dix
        caractères par ligne.
      </Text>
      <Text textStyle="sm" color="ink.muted">
        Le texte secondaire
      </Text>
      <Text textStyle="figure">1 204</Text>
    </Stack>
  ),
};

export const Marks: Story = {
  render: () => (
    <Stack gap="6" align="start">
      <Brand />
      <Box color="brand.fg">
        <FootbridgeDrawing />
      </Box>
    </Stack>
  ),
};
