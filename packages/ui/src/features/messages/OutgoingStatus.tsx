import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { CircleAlert, Clock } from "lucide-react";
import { said, SentenceText } from "../../i18n";
import { Button } from "../../components/actions/Button";
import { truncate } from "../../components/text/truncate";
import { isRefused, setFailure, removeFromOutbox } from "./outbox-actions";
import { type Outgoing, useSendFailure } from "./use-outbox";
import { useTranslations } from "./translations";

/** The length of the text in the buttons' names, in characters. */
const longest = 40;

interface OutgoingStatusProps {
  message: Outgoing;
  /** Moves the text back into the box; undefined without a box. */
  onEdit: ((message: Outgoing) => void) | undefined;
}

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    columnGap: "2",
    maxW: "full",
    px: "1",
    pt: "1",
    textStyle: "xs",
    color: "ink.muted",
    "& svg": { flexShrink: "0" },
  },
});

/** The state of an unsent message: being sent, waiting or refused, with buttons to send it again, edit or delete it. */
export function OutgoingStatus({ message, onEdit }: OutgoingStatusProps) {
  const { t } = useTranslations();
  const sentenceOf = useSendFailure();
  const { clientId, content, failure, isSending } = message;
  if (isSending)
    return (
      <Line>
        <Clock size={14} aria-hidden />
        <VisuallyHidden>{t("composer.sending")}</VisuallyHidden>
      </Line>
    );
  const refusal = failure?.kind === "refused" ? sentenceOf(failure) : undefined;
  const act = (key: "resend" | "edit" | "drop", onClick: () => void) => (
    <Button
      variant="plain"
      size="xs"
      minH={{ base: "target", md: "6" }}
      px="1"
      aria-label={`${t(`outgoing.${key}`)} (${truncate(content, longest)})`}
      onClick={onClick}
    >
      {t(`outgoing.${key}`)}
    </Button>
  );
  return (
    // MessagesScreen reserves space for it.
    <Line data-unsent>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        overflowWrap="anywhere"
        // On phones the buttons have their own line.
        {...(refusal && { flexBasis: { base: "full", md: "auto" }, justifyContent: "flex-end" })}
        {...(isRefused(message) && { color: "danger", fontWeight: "medium" })}
      >
        {isRefused(message) ? <CircleAlert size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
        {refusal ? (
          <span lang={said(refusal).lang}>
            <SentenceText of={refusal} />
          </span>
        ) : (
          t("outgoing.waiting")
        )}
      </chakra.span>
      {isRefused(message) && act("resend", () => setFailure(clientId))}
      {onEdit && act("edit", () => onEdit(message))}
      {act("drop", () => removeFromOutbox(clientId))}
    </Line>
  );
}
