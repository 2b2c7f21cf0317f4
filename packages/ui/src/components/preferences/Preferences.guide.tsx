import { Stack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { ColorModeMenu } from "./ColorModeMenu";

export const guide: PartGuide = {
  page: "Components/Preferences",
  dos: [
    {
      text: "Show the current choice, and apply a new one at once.",
      example: (
        <Stack maxW="14rem">
          <ColorModeMenu />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: "Require a button to save a preference, or a reload.",
      example: (
        <Stack gap="2" align="start">
          <Text>Rechargez la page pour changer de langue.</Text>
          <Button>Appliquer</Button>
        </Stack>
      ),
    },
  ],
};
