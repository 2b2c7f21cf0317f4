import { chakra, Flex, Skeleton, Stack } from "@chakra-ui/react";
import { Surface } from "../../components/layout/Surface";

const lines = Array.from({ length: 8 }, (_, line) => line);

/** Placeholders for notifications. */
export function NotificationSkeletons() {
  return (
    <Surface overflow="hidden">
      {lines.map((line) => (
        <Flex
          key={line}
          gap={{ base: "3", md: "4" }}
          px={{ base: "4", md: "5" }}
          py="4"
          borderColor="line"
          {...(line > 0 && { borderTopWidth: "1px" })}
        >
          <Skeleton boxSize="9" borderRadius="full" flexShrink={0} />
          <Stack flex="1" gap="2.5">
            <Skeleton h="4" width="70%" />
            <chakra.div display="flex" justifyContent="space-between" minH="6" alignItems="center">
              <Skeleton h="3.5" width="24" />
              <Skeleton h="5" width="24" borderRadius="full" />
            </chakra.div>
          </Stack>
        </Flex>
      ))}
    </Surface>
  );
}
