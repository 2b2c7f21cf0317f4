import { HStack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "./Button";

export const guide: PartGuide = {
  page: "Components/Button",
  dos: [
    {
      text: "Say what it does: a verb, and its object if there could be a doubt.",
      example: <Button>Publier</Button>,
    },
    {
      text: "Use one solid button per view; all others are outlined.",
      example: (
        <HStack gap="3" wrap="wrap">
          <Button variant="outline" colorPalette="neutral">
            Annuler
          </Button>
          <Button>Enregistrer</Button>
        </HStack>
      ),
    },
    {
      text: "Keep its label while it is busy, so that its width does not change.",
      example: <Button busy>Enregistrer</Button>,
    },
  ],
  donts: [
    { text: "Label it OK or Yes.", example: <Button>OK</Button> },
    {
      text: "Let two main actions compete.",
      example: (
        <HStack gap="3" wrap="wrap">
          <Button>Enregistrer</Button>
          <Button>Publier</Button>
        </HStack>
      ),
    },
    {
      text: "Use red for anything other than removing.",
      example: (
        <Button colorPalette="red" icon={<Plus size={18} aria-hidden />}>
          Ajouter
        </Button>
      ),
    },
  ],
};
