import { HStack } from "@chakra-ui/react";
import { Pencil, Sparkles, Trash2 } from "lucide-react";
import type { PartGuide } from "../guides/part-guide";
import { IconButton } from "./IconButton";

export const guide: PartGuide = {
  page: "Components/IconButton",
  dos: [
    {
      text: "Use icons that everybody knows, with a name that says on what they act.",
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
      text: "Hide an action behind an icon that does not explain it.",
      example: (
        <IconButton label="Mettre l'offre en avant">
          <Sparkles size={18} aria-hidden />
        </IconButton>
      ),
    },
  ],
};
