import { Box, HStack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Button } from "../actions/Button";

export const guide: PartGuide = {
  page: "Components/Toaster",
  dos: [
    {
      text: "Report a success, or an event elsewhere, in one sentence.",
      example: (
        <Box p="4" bg="raised" boxShadow="floating" borderRadius="card">
          <Text>Nouveau message de Jeanne Martin</Text>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: "Ask a question, or show a form's error: a toast disappears by itself.",
      example: (
        <Box p="4" bg="raised" boxShadow="floating" borderRadius="card">
          <HStack gap="3" wrap="wrap">
            <Text>Supprimer le post ?</Text>
            <Button size="sm">Oui</Button>
          </HStack>
        </Box>
      ),
    },
  ],
};
