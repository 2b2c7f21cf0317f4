import { Stack } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Checkbox } from "./Checkbox";

export const guide: PartGuide = {
  page: "Components/Checkbox",
  dos: [
    {
      text: "State the fact that is true when it is ticked.",
      example: <Checkbox label="Offre active" defaultChecked />,
    },
  ],
  donts: [
    { text: "Ask a question, or phrase it in the negative.", example: <Checkbox label="Ne pas afficher l'offre ?" /> },
    {
      text: "Use it for an immediate action: that is a button.",
      example: (
        <Stack>
          <Checkbox label="Supprimer l'offre" />
        </Stack>
      ),
    },
  ],
};
