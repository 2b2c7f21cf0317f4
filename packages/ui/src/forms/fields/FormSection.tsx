import { chakra, Flex, Grid, Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface FormSectionProps {
  title: string;
  /** One sentence about its purpose or visibility. */
  about?: string;
  /** Fields, two side by side if there is space; `WideField` takes a whole row. */
  children: ReactNode;
}

/** Two columns if each is at least 18rem wide, otherwise one; this depends on the text size as well as the window. */
const columns = "repeat(auto-fill, minmax(min(100%, max(18rem, 50% - 1.25rem)), 1fr))";

/** A section of a long form with its own heading, beside the fields if there is space. */
export function FormSection({ title, about, children }: FormSectionProps) {
  const id = useId();
  return (
    <Flex
      as="section"
      aria-labelledby={id}
      wrap="wrap"
      columnGap="10"
      rowGap="5"
      p={{ base: "4", md: "6" }}
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Stack gap="1" flex="1 1 15rem" minW="0">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {about && (
          <chakra.p textStyle="sm" color="ink.muted" textWrap="pretty">
            {about}
          </chakra.p>
        )}
      </Stack>
      <Grid flex="9999 1 36.5rem" minW="0" templateColumns={columns} gap="5" alignItems="start">
        {children}
      </Grid>
    </Flex>
  );
}

/** A field that takes a whole row of a FormSection. */
export const WideField = chakra("div", { base: { gridColumn: "1 / -1" } });
