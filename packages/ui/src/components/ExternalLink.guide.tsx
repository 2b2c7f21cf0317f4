import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { ExternalLink } from "./ExternalLink";

export const guide: PartGuide = {
  page: "Components/ExternalLink",
  dos: [
    {
      text: "Show the target of a link that a user wrote; it opens beside the application.",
      example: <ExternalLink href="https://www.jeanne-martin.example/travaux/" />,
    },
  ],
  donts: [
    {
      text: "Hide the address behind a word that could stand anywhere.",
      example: (
        <Text>
          <ExternalLink href="https://www.jeanne-martin.example/">Cliquez ici</ExternalLink>
        </Text>
      ),
    },
  ],
};
