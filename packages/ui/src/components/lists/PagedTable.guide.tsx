import { HStack, Stack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { RowTitle } from "./RowTitle";
import { Button } from "../actions/Button";

export const guide: PartGuide = {
  page: "Components/PagedTable",
  dos: [
    {
      text: "Keep the old rows visible while the next page loads.",
      example: (
        <Stack gap="2" opacity={0.8}>
          <RowTitle>Brest</RowTitle>
          <RowTitle>Caen</RowTitle>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: "Load rows endlessly.",
      example: (
        <Stack gap="2">
          <Text>Brest</Text>
          <HStack>
            <Button variant="plain">Charger plus</Button>
          </HStack>
        </Stack>
      ),
    },
  ],
};
