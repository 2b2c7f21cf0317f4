import { Box, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A page of the foundations: a title, a sentence and examples. */
export const FoundationPage = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => (
  <Stack gap="6" lang="en">
    <Box maxW="prose">
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      <Text color="ink.muted" mt="2">
        {about}
      </Text>
    </Box>
    {children}
  </Stack>
);

/** Examples of one kind beside each other, under a heading. */
export const Row = ({ title, min = "12rem", children }: { title: string; min?: string; children: ReactNode }) => (
  <Stack gap="3">
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    <Grid templateColumns={`repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`} gap="4">
      {children}
    </Grid>
  </Stack>
);
