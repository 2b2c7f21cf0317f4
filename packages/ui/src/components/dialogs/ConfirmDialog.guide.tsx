import { HStack, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";

const Question = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Stack gap="3">
    <Text textStyle="h3">{title}</Text>
    <Text>{text}</Text>
    <HStack gap="3" wrap="wrap">
      {children}
    </HStack>
  </Stack>
);

export const guide: PartGuide = {
  page: "Components/ConfirmDialog",
  dos: [
    {
      text: "Name what will be lost, and repeat the action on the button.",
      example: (
        <Question title="Confirmer la suppression" text="Êtes-vous sûr de vouloir supprimer cette formation ?">
          <Button variant="outline" colorPalette="neutral">
            Annuler
          </Button>
          <Button colorPalette="red">Supprimer</Button>
        </Question>
      ),
    },
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
    {
      text: "Ask before an action that can be undone: do it, and say so.",
      example: (
        <Question title="Confirmer" text="Voulez-vous vraiment aimer ce post ?">
          <Button>Aimer</Button>
        </Question>
      ),
    },
  ],
};
