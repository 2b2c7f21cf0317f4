import { HStack } from "@chakra-ui/react";
import { Pencil, Sparkles, Trash2 } from "lucide-react";
import type { PartGuide } from "../../guides/part-guide";
import { IconButton } from "./IconButton";

export const guide: PartGuide = {
  page: "Components/IconButton",
  dos: [
    {
      text: "Use well-known icons, with a label that names the object of the action.",
      example: (
        <HStack gap="1">
          <IconButton label="Modifier : Master Informatique">
            <Pencil size={18} aria-hidden />
          </IconButton>
          <IconButton label="Supprimer : Master Informatique" colorPalette="red">
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: "Use an icon that does not explain its action.",
      example: (
        <IconButton label="Mettre l'offre en avant">
          <Sparkles size={18} aria-hidden />
        </IconButton>
      ),
    },
  ],
};
