import { Skeleton, Stack } from "@chakra-ui/react";
import { Surface } from "../layout/Surface";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="2.5">
      {times(lines).map((line) => (
        <Skeleton key={line} h="4" width={line === lines - 1 ? "60%" : "full"} />
      ))}
    </Stack>
  );
}

export function SkeletonCards({ cards = 3 }: { cards?: number }) {
  return (
    <Stack gap="4">
      {times(cards).map((card) => (
        <Surface key={card} p={{ base: "4", md: "5" }}>
          <SkeletonText lines={4} />
        </Surface>
      ))}
    </Stack>
  );
}

/** Placeholders for a form: labels and controls. */
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
