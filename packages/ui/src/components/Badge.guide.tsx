import { HStack } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { Badge } from "./Badge";

export const guide: PartGuide = {
  page: "Components/Badge",
  dos: [
    {
      text: "Say the state in one or two words; the tone only repeats them.",
      example: (
        <HStack gap="3" wrap="wrap">
          <Badge tone="green">Active</Badge>
          <Badge tone="red">Inactive</Badge>
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: "Let the colour alone tell the difference.",
      example: (
        <HStack gap="3" wrap="wrap">
          <Badge tone="green">Offre</Badge>
          <Badge tone="red">Offre</Badge>
        </HStack>
      ),
    },
    { text: "Write a sentence into it.", example: <Badge tone="blue">La candidature a été vue hier</Badge> },
  ],
};
