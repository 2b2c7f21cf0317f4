import { chakra, Grid, Heading, SimpleGrid, Stack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface FormSectionProps {
  title: string;
  /** One sentence: what it is for, or who sees it. */
  about?: string;
  /** Fields, two side by side where there is room; `WideField` takes a row of its own. */
  children: ReactNode;
}

/** A part of a long form under a heading of its own; the heading stands beside its fields on wide screens. */
export function FormSection({ title, about, children }: FormSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: "minmax(0, 1fr)", xl: "15rem minmax(0, 1fr)" }}
      columnGap="10"
      rowGap="5"
      p={{ base: "4", md: "6" }}
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Stack gap="1">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {about && (
          <chakra.p textStyle="sm" color="ink.muted" textWrap="pretty">
            {about}
          </chakra.p>
        )}
      </Stack>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
        {children}
      </SimpleGrid>
    </Grid>
  );
}

/** A row of its own in a FormSection. */
export const WideField = chakra("div", { base: { gridColumn: "1 / -1" } });
