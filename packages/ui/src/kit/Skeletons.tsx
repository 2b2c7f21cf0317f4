import { Grid, Skeleton, Stack } from "@chakra-ui/react";
import { Surface } from "./Surface";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lines of a text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="2.5">
      {times(lines).map((line) => (
        <Skeleton key={line} h="4" width={line === lines - 1 ? "60%" : "full"} />
      ))}
    </Stack>
  );
}

/** The rows of a DataTable to come; cards on phones. */
export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <Surface overflow="hidden">
      {times(rows).map((row) => (
        <Grid
          key={row}
          templateColumns={{ base: "1fr", md: "2fr 1fr 1fr 4rem" }}
          gap="4"
          alignItems="center"
          px="4"
          h={{ base: "24", md: "14" }}
          borderBottomWidth={row === rows - 1 ? "0" : "1px"}
          borderColor="line"
        >
          <Skeleton h="4" width="70%" />
          <Skeleton h="4" width="60%" />
          <Skeleton h="4" width="50%" hideBelow="md" />
          <Skeleton h="4" width="full" hideBelow="md" />
        </Grid>
      ))}
    </Surface>
  );
}

/** A form to come: labels and controls. */
export function SkeletonForm({ fields = 5 }: { fields?: number }) {
  return (
    <Stack gap="5">
      {times(fields).map((field) => (
        <Stack key={field} gap="2">
          <Skeleton h="3.5" width="28" />
          <Skeleton h="10" width="full" />
        </Stack>
      ))}
    </Stack>
  );
}
