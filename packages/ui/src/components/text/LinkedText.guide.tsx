import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { LinkedText } from "./LinkedText";

export const guide: PartGuide = {
  page: "Components/LinkedText",
  dos: [
    {
      text: "Use it for text that people write: posts, comments, messages, letters, descriptions.",
      example: (
        <Text>
          <LinkedText>Le programme de la soirée : https://meetup.example/nantes</LinkedText>
        </Text>
      ),
    },
  ],
  donts: [
    {
      text: "Use it for a field that contains an address: ExternalLink shows the address itself.",
      example: (
        <Text>
          <LinkedText>https://www.jeanne-martin.example/travaux/</LinkedText>
        </Text>
      ),
    },
  ],
};
