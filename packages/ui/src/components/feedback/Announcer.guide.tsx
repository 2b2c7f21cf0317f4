import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";

export const guide: PartGuide = {
  page: "Components/Announcer",
  dos: [
    {
      text: "Announce a change outside the focus in one sentence: a result, a new message, a failure.",
      example: <Text>3 personnes trouvées</Text>,
    },
  ],
  donts: [
    {
      text: "Announce what the focus already conveys, or the same news twice.",
      example: <Text>Vous avez cliqué sur le bouton Enregistrer.</Text>,
    },
    {
      text: "Interrupt with good news: only errors are assertive.",
      example: <Text>Post enregistré avec succès !</Text>,
    },
  ],
};
