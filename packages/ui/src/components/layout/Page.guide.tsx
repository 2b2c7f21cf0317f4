import { HStack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";

export const guide: PartGuide = {
  page: "Components/Page",
  dos: [
    {
      text: "Give a screen one title and one main action.",
      example: (
        <HStack justify="space-between" wrap="wrap">
          <Text textStyle="h1">Formations</Text>
          <Button icon={<Plus size={18} aria-hidden />}>Ajouter</Button>
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: "Repeat the screen's name in its action, or collect many actions at the top.",
      example: (
        <HStack gap="3" wrap="wrap">
          <Text textStyle="h1">Formations</Text>
          <Button>Ajouter une nouvelle formation</Button>
          <Button>Exporter</Button>
        </HStack>
      ),
    },
  ],
};
