import { chakra } from "@chakra-ui/react";
import { lengthOf, textLimits } from "@passerelle/domain";
import { CircleAlert } from "lucide-react";
import { formatNumber, said, SentenceText } from "../../i18n";
import { Announced } from "../../components/feedback/Announced";
import { LengthCounter } from "../../components/fields/LengthCounter";
import type { ComposerProps } from "./Composer";
import { crampedDiscussion } from "./discussion-size";
import { useTranslations } from "./translations";

interface ComposerNoteProps extends Pick<ComposerProps, "text" | "sending" | "failure"> {
  id: string;
}

const Line = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "2",
    minH: "5",
    pt: "1",
    textStyle: "xs",
    color: "ink.muted",
    [crampedDiscussion]: { minH: "0", pt: "0" },
  },
});

/** The line below the box: the state of the last message, and the length close to the limit. */
export function ComposerNote({ id, text, sending, failure }: ComposerNoteProps) {
  const { t, say, lang } = useTranslations();
  const length = lengthOf(text);
  const limit = formatNumber(textLimits.message, lang);
  const problem = length > textLimits.message ? say("composer.tooLong", { limit }) : failure;
  return (
    <Line id={id}>
      <chakra.span flex="1" minW="0">
        {problem && !sending && (
          <Announced
            as="span"
            lang={said(problem).lang}
            assertive
            display="flex"
            gap="1.5"
            fontWeight="medium"
            color="danger"
            overflowWrap="anywhere"
          >
            <CircleAlert size={16} style={{ flexShrink: 0 }} aria-hidden />
            <SentenceText of={problem} />
          </Announced>
        )}
        {sending && <Announced as="span">{t("composer.sending")}</Announced>}
      </chakra.span>
      <LengthCounter length={length} limit={textLimits.message} />
    </Line>
  );
}
