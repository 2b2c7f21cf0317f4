import { HStack } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Badge } from "./Badge";

export const guide: PartGuide = {
  page: "Components/Badge",
  dos: [
    {
      text: "Name the state in one or two words; the tone only reinforces them.",
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
      text: "Convey a difference by colour alone.",
      example: (
        <HStack gap="3" wrap="wrap">
          <Badge tone="green">Offre</Badge>
          <Badge tone="red">Offre</Badge>
        </HStack>
      ),
    },
    { text: "Put a sentence into it.", example: <Badge tone="blue">La candidature a été vue hier</Badge> },
  ],
};
