import { HStack, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { Field } from "../fields/Field";
import { TextInput } from "../fields/TextInput";

const Question = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Stack gap="3">
    <Text textStyle="h3">{title}</Text>
    <Text>{text}</Text>
    <HStack gap="3" wrap="wrap">
      {children}
    </HStack>
  </Stack>
);

const Sketch = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="4">
    <Text textStyle="h3">{title}</Text>
    <Field label="Établissement" required>
      <TextInput />
    </Field>
    <HStack gap="3" wrap="wrap">
      {children}
    </HStack>
  </Stack>
);

export const guides: readonly PartGuide[] = [
  {
    page: "Components/ConfirmDialog",
    dos: [
      advice(
        "Name what will be lost, and repeat the action on the button.",
        <Question title="Confirmer la suppression" text="Êtes-vous sûr de vouloir supprimer cette formation ?">
          <Button variant="outline" colorPalette="neutral">
            Annuler
          </Button>
          <Button colorPalette="red">Supprimer</Button>
        </Question>,
      ),
    ],
    donts: [
      {
        text: 'Ask "are you sure?" without naming the action, or label the answers Yes and No.',
        example: (
          <Question title="Attention" text="Êtes-vous sûr ?">
            <Button variant="outline" colorPalette="neutral">
              Non
            </Button>
            <Button colorPalette="red">Oui</Button>
          </Question>
        ),
      },
      advice(
        "Ask before an action that can be undone: do it, and say so.",
        <Question title="Confirmer" text="Voulez-vous vraiment aimer ce post ?">
          <Button>Aimer</Button>
        </Question>,
      ),
    ],
  },
  {
    page: "Components/Dialog",
    dos: [
      advice(
        "Do one thing, named in the title; put the main action last.",
        <Sketch title="Ajouter une formation">
          <Button variant="outline" colorPalette="neutral">
            Annuler
          </Button>
          <Button>Enregistrer</Button>
        </Sketch>,
      ),
    ],
    donts: [
      advice(
        "Open a dialog for news: a message box or a toast does not interrupt.",
        <Stack gap="3">
          <Text textStyle="h3">Information</Text>
          <Text>Formation enregistrée avec succès !</Text>
          <Button>Fermer</Button>
        </Stack>,
      ),
      advice(
        "Leave out a way to close it.",
        <Sketch title="Formation">
          <Button>Suivant</Button>
        </Sketch>,
      ),
    ],
  },
];
