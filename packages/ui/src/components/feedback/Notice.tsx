import { chakra, HStack } from "@chakra-ui/react";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { said, type Sentence, SentenceText } from "../../i18n";
import { Announced } from "./Announced";

interface NoticeProps {
  /** One or two sentences, announced when they appear. */
  text: Sentence;
  /** Possible actions. */
  children?: ReactNode;
}

/** A permanent notice, unlike a MessageBox. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <HStack
      colorPalette="blue"
      alignItems="start"
      gap="2.5"
      p="3"
      bg="colorPalette.tint"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.line"
      borderRadius="control"
    >
      <chakra.span mt="0.5">
        <Info size={20} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <Announced lang={said(text).lang}>
          <SentenceText of={text} />
        </Announced>
        {children && <chakra.div mt="2">{children}</chakra.div>}
      </chakra.div>
    </HStack>
  );
}
