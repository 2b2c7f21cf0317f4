import { Stack, Text } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { ColorModeMenu } from "./ColorModeMenu";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/Preferences",
    dos: [
      advice(
        "Show the current choice, and apply a new one at once.",
        <Stack maxW="14rem">
          <ColorModeMenu />
        </Stack>,
      ),
    ],
    donts: [
      advice(
        "Require a button to save a preference, or a reload.",
        <Stack gap="2" align="start">
          <Text>Rechargez la page pour changer de langue.</Text>
          <Button>Appliquer</Button>
        </Stack>,
      ),
    ],
  },
];
