import { HStack, Text } from "@chakra-ui/react";
import type { PartGuide } from "../../guides/part-guide";
import { Avatar } from "./Avatar";

export const guide: PartGuide = {
  page: "Components/Avatar",
  dos: [
    {
      text: "Put the person's name beside it: the picture is decorative.",
      example: (
        <HStack gap="3">
          <Avatar name="Jeanne Martin" />
          <Text>Jeanne Martin</Text>
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: "Show a picture or initials without the person's name.",
      example: (
        <HStack gap="3">
          <Avatar name="Jeanne Martin" />
          <Avatar name="Karim Benali" />
        </HStack>
      ),
    },
    {
      text: "Mix sizes in one list.",
      example: (
        <HStack gap="3">
          <Avatar name="Jeanne Martin" size="lg" />
          <Avatar name="Karim Benali" size="sm" />
        </HStack>
      ),
    },
  ],
};
