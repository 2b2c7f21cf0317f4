import { chakra, HStack } from "@chakra-ui/react";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { said, type Sentence, SentenceText } from "../i18n";
import { Announced } from "./Announced";

interface NoticeProps {
  /** One or two sentences; said to assistive technology as they appear. */
  text: Sentence;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Something that holds for as long as it is shown, unlike the news of a MessageBox. */
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
