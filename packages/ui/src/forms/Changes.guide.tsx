import { HStack, Stack } from "@chakra-ui/react";
import type { PartGuide } from "../guides/part-guide";
import { Button } from "../components/actions/Button";
import { Field } from "../components/fields/Field";
import { TextInput } from "../components/fields/TextInput";

export const guide: PartGuide = {
  page: "Components/ChangesForm",
  dos: [
    {
      text: "Let Save sleep until something has changed, and offer the way back.",
      example: (
        <Stack gap="4">
          <Field label="Titre">
            <TextInput defaultValue="Développeuse" />
          </Field>
          <HStack gap="3" wrap="wrap">
            <Button variant="outline" colorPalette="neutral" disabled>
              Réinitialiser
            </Button>
            <Button disabled>Enregistrer</Button>
          </HStack>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: "Save each field with a button of its own.",
      example: (
        <Stack gap="4">
          <Field label="Secteur">
            <TextInput defaultValue="Informatique" />
          </Field>
          <Button size="sm">Enregistrer le secteur</Button>
        </Stack>
      ),
    },
  ],
};
