import { HStack, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";
import { Field } from "../fields/Field";
import { TextInput } from "../fields/TextInput";

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

export const guide: PartGuide = {
  page: "Components/Dialog",
  dos: [
    {
      text: "Do one thing, named in the title; put the main action last.",
      example: (
        <Sketch title="Ajouter une formation">
          <Button variant="outline" colorPalette="neutral">
            Annuler
          </Button>
          <Button>Enregistrer</Button>
        </Sketch>
      ),
    },
  ],
  donts: [
    {
      text: "Open a dialog for news: a message box or a toast does not interrupt.",
      example: (
        <Stack gap="3">
          <Text textStyle="h3">Information</Text>
          <Text>Formation enregistrée avec succès !</Text>
          <Button>Fermer</Button>
        </Stack>
      ),
    },
    {
      text: "Leave out a way to close it.",
      example: (
        <Sketch title="Formation">
          <Button>Suivant</Button>
        </Sketch>
      ),
    },
  ],
};
