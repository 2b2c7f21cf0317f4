import { HStack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { CountBadge } from "./CountBadge";

export const guide: PartGuide = {
  page: "Components/CountBadge",
  dos: [
    {
      text: "Count items that need the reader's attention, and name them in the accessible label.",
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
      text: "Count items that need no action.",
      example: (
        <HStack gap="2">
          <Text>Formations</Text>
          <CountBadge count={12} label="12 formations" />
        </HStack>
      ),
    },
  ],
};
