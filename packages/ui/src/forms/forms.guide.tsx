import { HStack, Stack, Text } from "@chakra-ui/react";
import { maxFileSize } from "@passerelle/domain";
import { type PartGuide, advice } from "../guides/part-guide";
import { Button } from "../components/actions/Button";
import { Field } from "../components/fields/Field";
import { TextInput } from "../components/fields/TextInput";
import { FormErrors } from "./FormErrors";
import { Period } from "./fields/Period";
import { Avatar } from "../components/people/Avatar";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/ChangesForm",
    dos: [
      advice(
        "Let Save sleep until something has changed, and offer the way back.",
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
        </Stack>,
      ),
    ],
    donts: [
      advice(
        "Save each field with a button of its own.",
        <Stack gap="4">
          <Field label="Secteur">
            <TextInput defaultValue="Informatique" />
          </Field>
          <Button size="sm">Enregistrer le secteur</Button>
        </Stack>,
      ),
    ],
  },
  {
    page: "Components/FormErrors",
    dos: [
      advice(
        "Show it for what the server refuses at fields that the form does not have.",
        <FormErrors errors={{ title: "150 caractères au plus." }} />,
      ),
    ],
    donts: [
      advice(
        "Repeat here what stands at the fields already, or speak of machines.",
        <FormErrors errors={{ body: "ER_422 constraint failed" }} />,
      ),
    ],
  },
  {
    page: "Components/Period",
    dos: [
      advice(
        "Write months in words, and say when something goes on.",
        <Period from="2022-03-01" to={null} none="present" />,
      ),
    ],
    donts: [advice("Write dates as a machine stores them.", <Text>2022-03-01 / 2024-06-30</Text>)],
  },
  {
    page: "Components/Files",
    dos: [
      advice(
        "Name the accepted kinds and the largest size before the choice, and show the chosen file.",
        <Stack gap="2" align="start">
          <Avatar name="Jeanne Martin" size="xl" />
          <Button variant="outline">Changer la photo</Button>
          <Text textStyle="sm" color="ink.muted">
            JPG, PNG ou GIF, {maxFileSize / 2 ** 20} Mo au plus
          </Text>
        </Stack>,
      ),
    ],
    donts: [
      advice(
        "Refuse a file with a rule that was not told.",
        <Stack gap="2" align="start">
          <Button variant="outline">Choisir un fichier</Button>
          <Text color="danger">Fichier refusé.</Text>
        </Stack>,
      ),
    ],
  },
];
