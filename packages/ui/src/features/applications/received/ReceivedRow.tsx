import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Checkbox } from "../../../components/fields/Checkbox";
import { UserText } from "../../../components/text/UserText";
import { DateText } from "../../../i18n";
import { DecisionBadge } from "../shared/DecisionBadge";
import { nameOf } from "./received-applications";
import type { Received } from "./received-list";
import { useTranslations } from "./translations";
import { useNameWithin } from "./use-name-within";

const bar = { content: '""', position: "absolute", insetStart: "0", insetBlock: "0", w: "1" } as const;

/** The open row has a bar and a background, an unread one a bar and a label, so that colour is not the only sign. */
const Line = chakra("button", {
  base: {
    position: "relative",
    display: "block",
    flex: "1",
    minW: "0",
    overflowWrap: "anywhere",
    minH: "14",
    px: "4",
    py: "2.5",
    textAlign: "start",
    lineHeight: "snug",
    cursor: "pointer",
    _hover: { bg: "sunken" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current=true]": { bg: "brand.tint", _before: { ...bar, bg: "brand.solid" } },
    "&[data-unread]:not([aria-current=true])": { _before: { ...bar, bg: "accent" } },
  },
});

interface ReceivedRowProps {
  application: Received;
  isOpen: boolean;
  onOpen: () => void;
  isChosen: boolean;
  /** Toggles the row's selection; with Shift, selects all rows up to it. */
  onChoose: (withShift: boolean) => void;
}

/** An application's row: name, title, date and decision. */
export function ReceivedRow({ application, isOpen, onOpen, isChosen, onChoose }: ReceivedRowProps) {
  const { t } = useTranslations();
  const { profile, createdAt, seenAt, decision } = application;
  const name = nameOf(application);
  const nameWithin = useNameWithin();
  const isUnread = seenAt === null;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <chakra.li ref={row} display="flex" alignItems="stretch">
      <chakra.span display="flex" alignItems="center" px="3">
        <Checkbox
          label={<VisuallyHidden>{t("letters.choose", { name: nameWithin(application) })}</VisuallyHidden>}
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </chakra.span>
      <Line type="button" aria-current={isOpen} {...(isUnread && { "data-unread": true })} onClick={onOpen}>
        <chakra.span display="flex" alignItems="baseline" gap="2">
          <chakra.span flex="1" minW="0" fontWeight={isUnread ? "bold" : "medium"}>
            {name ? <UserText>{name}</UserText> : t("anonymous")}
          </chakra.span>
          <chakra.span textStyle="xs" color="ink.muted" flexShrink="0">
            <DateText value={createdAt} style="date" />
          </chakra.span>
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="2" mt="0.5" minH="5">
          <chakra.span flex="1" minW="0" textStyle="sm" color="ink.muted">
            {profile && <UserText>{profile}</UserText>}
          </chakra.span>
          {isUnread && (
            <chakra.span textStyle="xs" fontWeight="semibold">
              {t("unread")}
            </chakra.span>
          )}
          {decision && <DecisionBadge decision={decision} />}
        </chakra.span>
      </Line>
    </chakra.li>
  );
}
