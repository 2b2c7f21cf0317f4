import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { TruncatedText } from "./TruncatedText";
import { RowTitle } from "../lists/RowTitle";

export const guide: PartGuide = {
  page: "Components/TruncatedText",
  dos: [
    {
      text: "Cut text that would push the rest of a row away; the accessible name has all of it.",
      example: (
        <RowTitle>
          <TruncatedText limit={24}>Ingénieure données, équipe mesures et instruments</TruncatedText>
        </RowTitle>
      ),
    },
  ],
  donts: [
    {
      text: "Cut text that has to be read in full.",
      example: <Text>Je cherche un poste de développeuse à...</Text>,
    },
  ],
};
