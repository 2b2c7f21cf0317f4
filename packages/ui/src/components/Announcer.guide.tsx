import { Text } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";

export const guide: PartGuide = {
  page: "Components/Announcer",
  dos: [
    {
      text: "Announce what changed away from the focus, in one sentence: a result, a new message, a failure.",
      example: <Text>3 personnes trouvées</Text>,
    },
  ],
  donts: [
    {
      text: "Announce what the focus tells anyway, or the same news twice.",
      example: <Text>Vous avez cliqué sur le bouton Enregistrer.</Text>,
    },
    {
      text: "Interrupt with good news: only an error is assertive.",
      example: <Text>Post enregistré avec succès !</Text>,
    },
  ],
};
