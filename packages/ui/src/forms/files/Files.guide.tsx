import { Stack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../../components/actions/Button";
import { Avatar } from "../../components/people/Avatar";

export const guide: PartGuide = {
  page: "Components/Files",
  dos: [
    {
      text: "Name the accepted kinds and the largest size before the choice, and show the chosen file.",
      example: (
        <Stack gap="2" align="start">
          <Avatar name="Jeanne Martin" size="xl" />
          <Button variant="outline">Changer la photo</Button>
          <Text textStyle="sm" color="ink.muted">
            JPG, PNG ou GIF, 5 Mo au plus
          </Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: "Refuse a file with a rule that was not told.",
      example: (
        <Stack gap="2" align="start">
          <Button variant="outline">Choisir un fichier</Button>
          <Text color="danger">Fichier refusé.</Text>
        </Stack>
      ),
    },
  ],
};
