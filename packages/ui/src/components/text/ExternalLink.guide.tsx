import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { ExternalLink } from "./ExternalLink";

export const guide: PartGuide = {
  page: "Components/ExternalLink",
  dos: [
    {
      text: "Show the address of a link that a user wrote; it opens in a new tab.",
      example: <ExternalLink href="https://www.jeanne-martin.example/travaux/" />,
    },
  ],
  donts: [
    {
      text: "Hide the address behind a generic word.",
      example: (
        <Text>
          <ExternalLink href="https://www.jeanne-martin.example/">Cliquez ici</ExternalLink>
        </Text>
      ),
    },
  ],
};
