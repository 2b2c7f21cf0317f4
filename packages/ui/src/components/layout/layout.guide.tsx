import { HStack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Button } from "../actions/Button";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/Page",
    dos: [
      advice(
        "Give a screen one title and one main action.",
        <HStack justify="space-between" wrap="wrap">
          <Text textStyle="h1">Formations</Text>
          <Button icon={<Plus size={18} aria-hidden />}>Ajouter</Button>
        </HStack>,
      ),
    ],
    donts: [
      advice(
        "Repeat the screen's name in its action, or collect many actions at the top.",
        <HStack gap="3" wrap="wrap">
          <Text textStyle="h1">Formations</Text>
          <Button>Ajouter une nouvelle formation</Button>
          <Button>Exporter</Button>
        </HStack>,
      ),
    ],
  },
];
