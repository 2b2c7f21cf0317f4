import { HStack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { CountBadge } from "./CountBadge";

export const guide: PartGuide = {
  page: "Components/CountBadge",
  dos: [
    {
      text: "Count items that wait for the reader, and name them in words.",
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
      text: "Count items that ask for no action.",
      example: (
        <HStack gap="2">
          <Text>Formations</Text>
          <CountBadge count={12} label="12 formations" />
        </HStack>
      ),
    },
  ],
};
