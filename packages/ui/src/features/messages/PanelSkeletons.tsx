import { chakra, Flex, Skeleton, Stack } from "@chakra-ui/react";

const lines = ["70%", "45%", "85%", "60%", "75%", "50%"];

/** Placeholders for people. */
export function RowSkeletons() {
  return lines.map((width) => (
    <Flex key={width} align="center" gap="3" px="4" minH="16">
      <Skeleton boxSize="10" borderRadius="full" flexShrink={0} />
      <Stack flex="1" gap="2">
        <Skeleton h="4" width="50%" />
        <Skeleton h="3.5" width={width} />
      </Stack>
    </Flex>
  ));
}

/** Placeholders for messages, at the end, where the newest will be. */
export function BubbleSkeletons() {
  return (
    <Stack h="full" justify="flex-end" gap="3" p={{ base: "4", md: "6" }} overflow="hidden">
      {lines.map((width, index) => (
        <chakra.div key={width} alignSelf={index % 3 === 2 ? "flex-end" : "flex-start"} width={width} maxW="24rem">
          <Skeleton h="10" borderRadius="card" />
        </chakra.div>
      ))}
    </Stack>
  );
}
