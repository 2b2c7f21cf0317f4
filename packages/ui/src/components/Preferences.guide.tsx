import { Stack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { Button } from "./Button";
import { ColorModeMenu } from "./ColorModeMenu";

export const guide: PartGuide = {
  page: "Components/Preferences",
  dos: [
    {
      text: "Name the choice that holds, and take it over at once.",
      example: (
        <Stack maxW="14rem">
          <ColorModeMenu />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: "Ask to save a preference, or to load the page again.",
      example: (
        <Stack gap="2" align="start">
          <Text>Rechargez la page pour changer de langue.</Text>
          <Button>Appliquer</Button>
        </Stack>
      ),
    },
  ],
};
