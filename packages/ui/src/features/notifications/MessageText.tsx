import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/Button";
import { truncate } from "../../components/format";
import { Anchor } from "../../components/Link";
import { useTranslations } from "./translations";

const Text = chakra("span", {
  base: {
    maxW: "prose",
    textAlign: "start",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    // The whole line is what one clicks; what stands above it keeps its own clicks.
    "&:is(a, button)": {
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

/** A recruiter's word may take pages: this much of a message is shown at first, in characters. */
const shownAtFirst = 240;

interface MessageTextProps {
  message: string;
  isRead: boolean;
  href: string | undefined;
  onRead: () => void;
}

/** What happened, in a sentence: a link to its object, else a button as long as it is unread, else text. */
export function MessageText({ message, isRead, href, onRead }: MessageTextProps) {
  const { t } = useTranslations();
  const [open, setOpen] = useState(false);
  const cut = truncate(message, shownAtFirst);
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
      <Text asChild dir="auto">
        <Anchor href={href} onClick={onRead}>
          {children}
        </Anchor>
      </Text>
    );
  }
  if (wasRead) return <Text dir="auto">{children}</Text>;
  // It stays a button once pressed, so that the focus has a place.
  return (
    <Text asChild dir="auto">
      <button type="button" onClick={onRead} {...(isRead ? { "aria-disabled": true } : { title: t("markRead") })}>
        {children}
      </button>
    </Text>
  );
}
