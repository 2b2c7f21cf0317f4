import { chakra } from "@chakra-ui/react";
import { lengthOf, textLimits, trimText } from "@passerelle/domain";
import { CircleAlert, SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useId, useRef } from "react";
import { type Sentence, SentenceText, formatNumber, said } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { Textarea } from "../../components/fields/TextInput";
import { crampedDiscussion, fixedTarget, lowDiscussion } from "./discussion-size";
import { useTranslations } from "./translations";
import { Announced } from "../../components/feedback/Announced";
import { LengthCounter } from "../../components/fields/LengthCounter";

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
function ComposerNote({ id, text, sending, failure }: ComposerNoteProps) {
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

const boxName = "message";
export const boxSelector = `textarea[name="${boxName}"]`;

export interface ComposerProps {
  /** The recipient. */
  name: string;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Whether a message is being sent, so that no other can be sent. */
  busy: boolean;
  /** Whether that message is for this person. */
  sending: boolean;
  failure: Sentence | undefined;
  /** Content above the box. */
  above?: ReactNode;
  /** Called on Escape, to cancel the text in the box. */
  onLeave?: (() => void) | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text box for a message: Enter sends, Shift+Enter starts a new line. */
export function Composer({ name, text, onChange, onSend, busy, sending, failure, above, onLeave, ref }: ComposerProps) {
  const { t } = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const note = useId();
  const isTooLong = lengthOf(text) > textLimits.message;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (trimText(text) && !busy && !isTooLong) onSend();
  };
  return (
    <chakra.form
      ref={form}
      data-unprinted
      onSubmit={submit}
      flexShrink={0}
      px={{ base: "3", md: "6" }}
      pt="3"
      pb="calc({spacing.1} + env(safe-area-inset-bottom))"
      borderTopWidth="1px"
      borderColor="line"
      bg="surface"
      css={{
        [lowDiscussion]: { position: "sticky", bottom: "0", zIndex: "1" },
        [crampedDiscussion]: { pt: "1", pb: "0" },
      }}
    >
      {above}
      <chakra.div display="flex" alignItems="flex-end" gap="2">
        <Textarea
          ref={ref}
          name={boxName}
          rows={1}
          minH={{ base: "target", md: "10" }}
          maxH="10rem"
          py={{ base: "2.5", md: "2" }}
          css={{ "@supports (field-sizing: content)": { resize: "none" } }}
          aria-label={t("composer.label", { name })}
          aria-describedby={note}
          aria-invalid={isTooLong}
          placeholder={t("composer.placeholder")}
          enterKeyHint="send"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onLeave?.();
            if (!sends(event)) return;
            event.preventDefault();
            form.current?.requestSubmit();
          }}
        />
        <Button
          type="submit"
          px="0"
          minW={{ base: "target", md: "10" }}
          css={{ [crampedDiscussion]: { minW: fixedTarget } }}
          aria-label={t("composer.send")}
          busy={busy}
          disabled={!trimText(text) || isTooLong}
          // The box keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
        >
          {!busy && <SendHorizontal size={18} aria-hidden />}
        </Button>
      </chakra.div>
      <ComposerNote id={note} text={text} sending={sending} failure={failure} />
    </chakra.form>
  );
}

/** Whether a key sends: Enter without Shift, unless it ends a composition (key code 229 in Safari). */
function sends({ key, shiftKey, nativeEvent }: KeyboardEvent) {
  return key === "Enter" && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
}
