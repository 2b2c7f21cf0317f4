import { HStack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { CountBadge } from "./CountBadge";

export const guide: PartGuide = {
  page: "Components/CountBadge",
  dos: [
    {
      text: "Count what waits for the reader, and say in words what is counted.",
      example: (
        <HStack gap="2">
          <Text>Messages</Text>
          <CountBadge count={5} label="5 messages non lus" />
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: "Count what is simply there.",
      example: (
        <HStack gap="2">
          <Text>Formations</Text>
          <CountBadge count={12} label="12 formations" />
        </HStack>
      ),
    },
  ],
};
