import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { ContractName } from "./ContractName";

export const guide: PartGuide = {
  page: "Components/Contract",
  dos: [
    {
      text: "Write the kind of contract through the part: it knows the words of each language.",
      example: <ContractName contract="alternance" />,
    },
  ],
  donts: [
    {
      text: "Show the value that the contract between server and page uses.",
      example: <Text fontFamily="mono">alternance</Text>,
    },
  ],
};
