import { Box, HStack, Text } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Banner } from "./Banner";
import { MessageBox } from "./MessageBox";
import { Button } from "../actions/Button";

const nothing = () => undefined;
/** Long enough for the example to stay visible, in milliseconds. */
const forever = 2 ** 31 - 1;

export const guides: readonly PartGuide[] = [
  {
    page: "Components/Announcer",
    dos: [
      advice(
        "Announce a change outside the focus in one sentence: a result, a new message, a failure.",
        <Text>3 personnes trouvées</Text>,
      ),
    ],
    donts: [
      advice(
        "Announce what the focus already conveys, or the same news twice.",
        <Text>Vous avez cliqué sur le bouton Enregistrer.</Text>,
      ),
      advice("Interrupt with good news: only errors are assertive.", <Text>Post enregistré avec succès !</Text>),
    ],
  },
  {
    page: "Components/Banner",
    dos: [
      advice(
        "Show the outcome of an action that concerns the whole screen, and keep it in view.",
        <Banner
          message={{ tone: "success", text: { text: "Offre enregistrée !" } }}
          onDismiss={nothing}
          duration={forever}
        />,
      ),
    ],
    donts: [
      advice(
        "Show the error of a single field: it belongs at the field.",
        <Banner
          message={{ tone: "error", text: { text: "Le titre est obligatoire." } }}
          onDismiss={nothing}
          duration={forever}
        />,
      ),
    ],
  },
  {
    page: "Components/MessageBox",
    dos: [
      advice(
        "Say what happened and what to do, close to where it happened.",
        <MessageBox
          message={{
            tone: "error",
            text: { text: "Échec de la suppression de la formation. Veuillez réessayer." },
            awaitsReader: true,
          }}
          onDismiss={nothing}
          duration={forever}
        />,
      ),
    ],
    donts: [
      advice(
        "Only say that there was an error.",
        <MessageBox
          message={{ tone: "error", text: { text: "Erreur !" }, awaitsReader: true }}
          onDismiss={nothing}
          duration={forever}
        />,
      ),
    ],
  },
  {
    page: "Components/Toaster",
    dos: [
      advice(
        "Report a success, or an event elsewhere, in one sentence.",
        <Box p="4" bg="raised" boxShadow="floating" borderRadius="card">
          <Text>Nouveau message de Jeanne Martin</Text>
        </Box>,
      ),
    ],
    donts: [
      advice(
        "Ask a question, or show a form's error: a toast disappears by itself.",
        <Box p="4" bg="raised" boxShadow="floating" borderRadius="card">
          <HStack gap="3" wrap="wrap">
            <Text>Supprimer le post ?</Text>
            <Button size="sm">Oui</Button>
          </HStack>
        </Box>,
      ),
    ],
  },
];
