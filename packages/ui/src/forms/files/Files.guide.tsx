import { Stack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../../components/Button";
import { Avatar } from "../../components/Avatar";

export const guide: PartGuide = {
  page: "Components/Files",
  dos: [
    {
      text: "Say the kinds and the largest size before somebody chooses, and show what was chosen.",
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
