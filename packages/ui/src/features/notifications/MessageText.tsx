import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/actions/Button";
import { truncateBetweenWords } from "../../components/text/truncate";
import { Anchor } from "../../components/text/Link";
import { useTranslations } from "./translations";

const Text = chakra("span", {
  base: {
    maxW: "prose",
    textAlign: "start",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    // The whole row is clickable, except for other controls above it.
    "&:is(a, button)": {
      minH: { base: "target", md: "6" },
      alignContent: "center",
      cursor: "pointer",
      outline: "0",
      _before: { content: '""', position: "absolute", inset: "0" },
    },
    "&[aria-disabled]": { cursor: "auto" },
    "&:focus-visible": {
      _before: { outline: "2px solid {colors.focus}", outlineOffset: "-3px", borderRadius: "card" },
    },
  },
});

/** The length of a message before it is expanded, in characters, because a recruiter's message may be long. */
const shownAtFirst = 240;

interface MessageTextProps {
  message: string;
  isRead: boolean;
  href: string | undefined;
  onRead: () => void;
}

/** A notification's sentence: a link to its object, otherwise a button while unread, otherwise text. */
export function MessageText({ message, isRead, href, onRead }: MessageTextProps) {
  const { t } = useTranslations();
  const [open, setOpen] = useState(false);
  const cut = truncateBetweenWords(message, shownAtFirst);
  const text = (
    <>
      {!isRead && <VisuallyHidden>{t("unread")} </VisuallyHidden>}
      {open ? message : cut}
    </>
  );
  return (
    <>
      <Target isRead={isRead} href={href} onRead={onRead}>
        {text}
      </Target>
      {cut !== message && (
        <Button
          variant="plain"
          alignSelf="start"
          size="sm"
          position="relative"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? "less" : "more")}
        </Button>
      )}
    </>
  );
}

function Target({ isRead, href, onRead, children }: Omit<MessageTextProps, "message"> & { children: ReactNode }) {
  const { t } = useTranslations();
  const [wasRead] = useState(isRead);
  if (href !== undefined) {
    return (
      <Text asChild>
        <Anchor href={href} onClick={onRead}>
          {children}
        </Anchor>
      </Text>
    );
  }
  if (wasRead) return <Text>{children}</Text>;
  // Stays a button after it was pressed, so that the focus is kept.
  return (
    <Text asChild>
      <button type="button" onClick={onRead} {...(isRead ? { "aria-disabled": true } : { title: t("markRead") })}>
        {children}
      </button>
    </Text>
  );
}
