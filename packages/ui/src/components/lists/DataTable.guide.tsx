import { HStack, Text } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { IconButton } from "../actions/IconButton";
import { RowTitle } from "./RowTitle";

export const guide: PartGuide = {
  page: "Components/DataTable",
  dos: [
    {
      text: "Make the title link to the row's main action, and name the object in each icon's label.",
      example: (
        <HStack justify="space-between">
          <RowTitle>Développeuse React</RowTitle>
          <HStack gap="1">
            <IconButton label="Modifier : Développeuse React">
              <Pencil size={18} aria-hidden />
            </IconButton>
            <IconButton label="Supprimer : Développeuse React" colorPalette="red">
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </HStack>
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: "Fill a row with text buttons.",
      example: (
        <HStack gap="2" wrap="wrap">
          <Text>Développeuse React</Text>
          <Button size="sm">Modifier</Button>
          <Button size="sm" colorPalette="red">
            Supprimer
          </Button>
        </HStack>
      ),
    },
  ],
};
