import { HStack, Text } from "@chakra-ui/react";
import { type PartGuide, advice } from "../../guides/part-guide";
import { Avatar } from "./Avatar";

export const guides: readonly PartGuide[] = [
  {
    page: "Components/Avatar",
    dos: [
      advice(
        "Put the person's name beside it: the picture is decorative.",
        <HStack gap="3">
          <Avatar name="Jeanne Martin" />
          <Text>Jeanne Martin</Text>
        </HStack>,
      ),
    ],
    donts: [
      advice(
        "Show a picture or initials without the person's name.",
        <HStack gap="3">
          <Avatar name="Jeanne Martin" />
          <Avatar name="Karim Benali" />
        </HStack>,
      ),
      advice(
        "Mix sizes in one list.",
        <HStack gap="3">
          <Avatar name="Jeanne Martin" size="lg" />
          <Avatar name="Karim Benali" size="sm" />
        </HStack>,
      ),
    ],
  },
];
