import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { ContractName } from "./ContractName";

export const guide: PartGuide = {
  page: "Components/Contract",
  dos: [
    {
      text: "Show contract types with this component, which has their names in each language.",
      example: <ContractName contract="alternance" />,
    },
  ],
  donts: [
    {
      text: "Show the value that the API uses.",
      example: <Text fontFamily="mono">alternance</Text>,
    },
  ],
};
