import { chakra, Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LinkedText } from "../../components/text/LinkedText";
import { TagList } from "../../components/badges/TagList";
import { userText } from "../../components/text/UserText";

interface CvEntryProps {
  title: ReactNode;
  /** The institution or the employer. */
  place?: ReactNode;
  when?: ReactNode;
  tags: readonly string[];
  /** The description and links. */
  children?: ReactNode;
}

/** An entry of the CV: title, place, period and skills. */
export function CvEntry({ title, place, when, tags, children }: CvEntryProps) {
  return (
    <Stack as="li" gap="2">
      <Flex wrap={{ base: "wrap", md: "nowrap" }} justify="space-between" columnGap="6">
        <Stack gap="0" minW="0" overflowWrap="anywhere">
          <chakra.h4 {...userText} fontWeight="semibold">
            {title}
          </chakra.h4>
          {place && <chakra.p color="ink.muted">{place}</chakra.p>}
        </Stack>
        {when && (
          <chakra.p
            textStyle="sm"
            color="ink.muted"
            flexShrink={0}
            pt={{ md: "0.5" }}
            width={{ base: "full", md: "auto" }}
            fontVariantNumeric="tabular-nums"
          >
            {when}
          </chakra.p>
        )}
      </Flex>
      {children}
      {tags.length > 0 && <TagList tags={tags} />}
    </Stack>
  );
}

/** A text of several lines, with its line breaks. */
export function Prose({ children }: { children: string }) {
  return (
    <chakra.p {...userText} maxW="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
      <LinkedText>{children}</LinkedText>
    </chakra.p>
  );
}
