import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { LinkedText } from "./LinkedText";

export const guide: PartGuide = {
  page: "Components/LinkedText",
  dos: [
    {
      text: "Use it for what people write: posts, comments, messages, letters, descriptions.",
      example: (
        <Text>
          <LinkedText>Le programme de la soirée : https://meetup.example/nantes</LinkedText>
        </Text>
      ),
    },
  ],
  donts: [
    {
      text: "Use it for an address that has a field of its own: ExternalLink shows where that leads.",
      example: (
        <Text>
          <LinkedText>https://www.jeanne-martin.example/travaux/</LinkedText>
        </Text>
      ),
    },
  ],
};
