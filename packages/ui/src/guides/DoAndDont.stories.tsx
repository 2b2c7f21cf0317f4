import { Box, Grid, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleCheck, CircleX } from "lucide-react";
import type { Advice, PartGuide } from "./part-guide";
import { partGuides, partOf } from "./parts";

const kinds = {
  do: { word: "Do", palette: "green", Icon: CircleCheck },
  dont: { word: "Don't", palette: "red", Icon: CircleX },
} as const;

const Card = ({ kind, text, example }: Advice & { kind: keyof typeof kinds }) => {
  const { word, palette, Icon } = kinds[kind];
  return (
    <Stack colorPalette={palette} gap="0" borderWidth="1px" borderColor="line" borderRadius="card" overflow="hidden">
      <Box p="5" bg="surface" flex="1" minW="0" lang="fr" colorPalette="brand">
        {example}
      </Box>
      <HStack gap="2.5" align="start" p="3" bg="colorPalette.tint" color="colorPalette.fg">
        <Box pt="0.5" flexShrink={0}>
          <Icon size={18} aria-hidden />
        </Box>
        <Text minW="0">
          <strong>{word}.</strong> {text}
        </Text>
      </HStack>
    </Stack>
  );
};

const PartAdvice = ({ dos, donts }: PartGuide) => (
  <Grid templateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" lang="en">
    <Stack gap="4" minW="0">
      {dos.map((advice) => (
        <Card key={advice.text} kind="do" {...advice} />
      ))}
    </Stack>
    <Stack gap="4" minW="0">
      {donts.map((advice) => (
        <Card key={advice.text} kind="dont" {...advice} />
      ))}
    </Stack>
  </Grid>
);

const meta = { title: "Components/Do and don't", tags: ["!autodocs"] } satisfies Meta;
export default meta;

/** Shown on each component's documentation page. */
export const Part: StoryObj<{ part: string }> = {
  tags: ["!dev", "!test"],
  args: { part: "Button" },
  render: ({ part }) => (
    <>
      {partGuides
        .filter((guide) => partOf(guide) === part)
        .map((guide) => (
          <PartAdvice key={guide.page} {...guide} />
        ))}
    </>
  ),
};

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="8">
      {partGuides.map((guide) => (
        <Stack key={guide.page} gap="3">
          <Heading as="h2" size="lg" lang="en">
            {partOf(guide)}
          </Heading>
          <PartAdvice {...guide} />
        </Stack>
      ))}
    </Stack>
  ),
};
