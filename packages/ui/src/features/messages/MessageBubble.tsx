import { Flex, Heading, chakra } from "@chakra-ui/react";
import { type ReactNode, memo } from "react";
import { Pencil, Trash2 } from "lucide-react";
import { daysBetween, formatDate, hasDate } from "../../i18n";
import { LinkedText } from "../../components/text/LinkedText";
import { useIsMobile } from "../../theme/use-breakpoint";
import { useNow } from "../../components/text/use-now";
import { userText } from "../../components/text/UserText";
import { ReportIcon } from "../reports";
import { narrowDiscussion } from "./discussion-size";
import type { Place } from "./message-times";
import { useTranslations } from "./translations";
import { truncate } from "../../components/text/truncate";
import { IconButton } from "../../components/actions/IconButton";

/** The length of the text in the buttons' names, in characters. */
const longest = 40;

interface OwnMessageButtonsProps {
  text: string;
  /** The time until which the server accepts edits. */
  until: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons beside one's own message, while it can be edited and deleted. */
function OwnMessageButtons({ text, until, onEdit, onDelete }: OwnMessageButtonsProps) {
  const { t } = useTranslations();
  const now = useNow();
  if (!(now <= Date.parse(until))) return null;
  const of = truncate(text, longest);
  return (
    <Flex flexShrink={0}>
      <IconButton label={t("change.edit")} of={of} onClick={onEdit}>
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton label={t("change.delete")} of={of} aria-haspopup="dialog" onClick={onDelete}>
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </Flex>
  );
}

/** User text: keeps its line breaks, follows its own direction, and breaks long words. */
const Bubble = chakra("p", {
  base: {
    w: "fit-content",
    minW: "0",
    maxW: "min(85%, 34rem)",
    px: "3.5",
    py: "2",
    borderRadius: "1.125rem",
    borderWidth: "1px",
    borderColor: "line",
    bg: "surface",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    textAlign: "start",
    "[data-own] > &": { bg: "brand.tint", borderColor: "brand.line" },
    "[data-ends] > &": { borderEndStartRadius: "sm" },
    "[data-deleted] > &": { bg: "transparent", borderStyle: "dashed", color: "ink.muted", fontStyle: "italic" },
    "[data-ends][data-own] > &": { borderEndStartRadius: "1.125rem", borderEndEndRadius: "sm" },
  },
});

interface MessageBubbleProps extends Place {
  id: number;
  text: string;
  createdAt: string;
  /** Screen-reader label for the sender, which sighted users see by alignment, and readers of a printed page above it. */
  author: string;
  isOwn: boolean;
  /** The time of the last edit, if any. */
  editedAt?: string | undefined;
  /** Whether the other person has read it. */
  isRead: boolean;
  isDeleted: boolean;
  /** The time until which the user can edit and delete it, if the server sends one. */
  changeableUntil?: string | undefined;
  /** Reports the message; undefined if it cannot be reported. */
  onReport?: ((id: number) => void) | undefined;
  /** Starts editing one's own message; undefined without a text box. */
  onChange?: ((id: number, text: string) => void) | undefined;
  onDelete: (id: number) => void;
  /** The state of an unsent message, in place of its time. */
  status?: ReactNode;
}

/** A message bubble: one's own on the right, the other person's on the left, with day and time when they change. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { id, text, createdAt, editedAt, isRead, isDeleted, changeableUntil, author, isOwn, status } = props;
  const { startsDay, startsGroup, endsGroup, onReport, onChange, onDelete } = props;
  const { t } = useTranslations();
  const isEdited = hasDate(editedAt) && !isDeleted;
  return (
    <>
      {startsDay && <Day value={createdAt} />}
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems={isOwn ? "flex-end" : "flex-start"}
        px={{ base: "3", md: "6" }}
        pt={startsGroup && !startsDay ? "3" : "0.5"}
      >
        {startsGroup && (
          <chakra.span srOnly _print={{ srOnly: false }}>
            {author}
          </chakra.span>
        )}
        <chakra.div
          display="flex"
          alignItems="center"
          gap="1"
          w="full"
          justifyContent={isOwn ? "flex-end" : "flex-start"}
          // The buttons move below the text, although one's own come before it.
          css={{ [narrowDiscussion]: { flexWrap: isOwn ? "wrap-reverse" : "wrap" } }}
          {...(isOwn && { "data-own": true })}
          {...(endsGroup && { "data-ends": true })}
          {...(isDeleted && { "data-deleted": true })}
        >
          {onChange && changeableUntil !== undefined && (
            <OwnMessageButtons
              text={text}
              until={changeableUntil}
              onEdit={() => onChange(id, text)}
              onDelete={() => onDelete(id)}
            />
          )}
          {isDeleted ? (
            <Bubble>{t("deletedMessage")}</Bubble>
          ) : (
            <Bubble {...userText}>
              <LinkedText>{text}</LinkedText>
            </Bubble>
          )}
          {onReport && !isDeleted && <ReportIcon kind="message" name={author} size={14} onClick={() => onReport(id)} />}
        </chakra.div>
        {status ??
          ((endsGroup || isEdited || isRead) && (
            <chakra.div px="1" pt="1" textStyle="xs" color="ink.muted">
              {isEdited && t("change.edited")} {endsGroup && <Time value={createdAt} />}
              {isRead && endsGroup && " · "}
              {isRead && <span>{t("read")}</span>}
            </chakra.div>
          ))}
      </chakra.div>
    </>
  );
});

function Time({ value }: { value: string }) {
  const { lang } = useTranslations();
  if (!hasDate(value)) return null;
  return (
    <chakra.time dateTime={value} fontVariantNumeric="tabular-nums">
      {formatDate(value, "time", lang)}
    </chakra.time>
  );
}

function Day({ value }: { value: string }) {
  const { t, lang } = useTranslations();
  const now = useNow();
  const isMobile = useIsMobile();
  if (!hasDate(value)) return null;
  const names = [t("discussion.today"), t("discussion.yesterday")];
  return (
    // Below the discussion's own heading, which is the page's heading on phones.
    <Heading
      as={isMobile ? "h2" : "h3"}
      py="4"
      textAlign="center"
      textStyle="xs"
      fontWeight="medium"
      color="ink.muted"
      _firstLetter={{ textTransform: "uppercase" }}
    >
      {names[daysBetween(Date.parse(value), now)] ?? formatDate(value, "weekday", lang)}
    </Heading>
  );
}
