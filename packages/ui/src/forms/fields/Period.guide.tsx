import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Period } from "./Period";

export const guide: PartGuide = {
  page: "Components/Period",
  dos: [
    {
      text: "Write months in words, and say when something goes on.",
      example: <Period from="2022-03-01" to={null} none="present" />,
    },
  ],
  donts: [{ text: "Write dates as a machine stores them.", example: <Text>2022-03-01 / 2024-06-30</Text> }],
};
