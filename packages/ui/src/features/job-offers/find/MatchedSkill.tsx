import { chakra, HStack } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { userText } from "../../../components/text/UserText";

/** A skill that the applicant lists, with its source. */
export function MatchedSkill({ name, children }: { name: string; children: string }) {
  return (
    <HStack as="li" align="start" gap="2">
      <chakra.span color="brand.fg" mt="0.5" flexShrink="0">
        <Check size={18} aria-hidden />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        <chakra.bdi lang={userText.lang} fontWeight="medium">
          {name}
        </chakra.bdi>{" "}
        <chakra.span color="ink.muted">— {children}</chakra.span>
      </chakra.span>
    </HStack>
  );
}
