import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { RelativeTime } from "./RelativeTime";

export const guide: PartGuide = {
  page: "Components/RelativeTime",
  dos: [
    {
      text: "Say how long ago, as people do; the exact time is in the tooltip.",
      example: <RelativeTime value="2024-03-12T14:05:00Z" />,
    },
  ],
  donts: [{ text: "Make people calculate.", example: <Text>2024-03-12T14:05:00Z</Text> }],
};
