import { chakra, HStack } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { said, type Sentence, SentenceText } from "../../i18n";
import { Announced } from "./Announced";
import { Button } from "../actions/Button";
import { useAutoDismiss } from "./use-auto-dismiss";
import { useComponentTranslations } from "../translations";

export interface Message {
  tone: keyof typeof looks;
  text: Sentence;
  /** Not caused by the user: its time starts when they return to the page. */
  awaitsReader?: boolean;
  /** Distinguishes repetitions of the same text. */
  count?: number;
}

const looks = {
  success: { colour: "green", icon: CircleCheck },
  error: { colour: "red", icon: CircleAlert },
  info: { colour: "blue", icon: Info },
} as const;

/** How long a message stays, in milliseconds. */
export const messageTime = 5_000;

export interface MessageBoxProps {
  message: Message | undefined;
  onDismiss: () => void;
  /** A time that holds without a connection too, such as 3 seconds for likes; 5 seconds by default. */
  duration?: number | undefined;
}

/**
 * A success, an error or neutral information, in green, red or blue. It disappears after 5 seconds, unless it has the
 * pointer or the focus. Without `duration`, a failure without a connection stays until the connection returns (D-453).
 */
export function MessageBox({ message, ...rest }: MessageBoxProps) {
  return message && <Box key={messageKey(message)} message={message} {...rest} />;
}

/** A key that stays the same over renders, and changes when the message is repeated. */
export const messageKey = ({ count, tone, text }: Message) => `${count} ${tone} ${JSON.stringify(text)}`;

interface BoxProps extends MessageBoxProps {
  message: Message;
}

function Box({ message, onDismiss, duration }: BoxProps) {
  const { t } = useComponentTranslations();
  const [isOffline] = useState(() => duration === undefined && message.tone === "error" && !navigator.onLine);
  const hold = useAutoDismiss(isOffline ? undefined : (duration ?? messageTime), onDismiss, message.awaitsReader);
  const whenOnline = useEffectEvent(() => onDismiss());
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener("online", whenOnline);
    return () => removeEventListener("online", whenOnline);
  }, [isOffline]);
  const { colour, icon: Icon } = looks[message.tone];
  return (
    <HStack
      {...hold}
      colorPalette={colour}
      bg="colorPalette.tint"
      borderWidth="1px"
      borderColor="colorPalette.line"
      borderRadius="control"
      color="colorPalette.fg"
      alignItems="start"
      gap="2.5"
      ps="3"
      pe="1"
      py="1"
      animation="rise-in {durations.moderate} ease-out"
    >
      <chakra.span mt="2">
        <Icon size={20} aria-hidden />
      </chakra.span>
      <Announced
        lang={said(message.text).lang}
        assertive={message.tone === "error"}
        flex="1"
        minW="0"
        py="1.5"
        overflowWrap="anywhere"
      >
        <SentenceText of={message.text} />
      </Announced>
      <Button variant="ghost" size="sm" px="0" minW="9" aria-label={t("dismiss")} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </Button>
    </HStack>
  );
}
