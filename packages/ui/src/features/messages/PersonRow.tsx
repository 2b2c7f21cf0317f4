import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { CountBadge } from "../../components/badges/CountBadge";
import type { Person } from "./discussions";
import { InterlocutorName } from "./InterlocutorName";
import { useTranslations } from "./translations";
import { useNameOf } from "./use-name-of";

const bar = { content: '""', position: "absolute", insetStart: "0", insetBlock: "0", w: "1" } as const;

/**
 * A selectable row. The selected one has a bar and a background, an unread one a bar and a count, so that colour is not
 * the only sign.
 */
const Row = chakra("button", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "3",
    width: "full",
    minH: "16",
    px: "4",
    py: "2.5",
    textAlign: "start",
    cursor: "pointer",
    transition: "background-color",
    transitionDuration: "fast",
    _hover: { bg: "sunken" },
    _focusVisible: { outlineOffset: "-2px" },
    "&[aria-current=true]": {
      bg: "brand.tint",
      "& > [data-avatar]": { bg: "surface" },
      _before: { ...bar, bg: "brand.solid" },
    },
    "&[data-unread]:not([aria-current=true])": { _before: { ...bar, bg: "accent" } },
  },
});

const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

interface PersonRowProps {
  person: Person;
  /** Identifies the row when the focus returns to it. */
  name: string;
  isCurrent?: boolean;
  unread?: number;
  /** Content beside the name. */
  aside?: ReactNode;
  /** Content below the name, cut to one line. */
  children: ReactNode;
  onChoose: () => void;
}

/** A row for a person: picture, full name and further content. */
export function PersonRow({ person, name, isCurrent = false, unread = 0, aside, children, onChoose }: PersonRowProps) {
  const { t } = useTranslations();
  const nameOf = useNameOf();
  const isUnread = unread > 0;
  return (
    <Row
      type="button"
      name={name}
      aria-current={isCurrent}
      {...(isUnread && { "data-unread": true })}
      onClick={onChoose}
    >
      <Avatar name={nameOf(person)} src={avatarUrl(person.avatar)} />
      <chakra.span flex="1" minW="0" lineHeight="snug">
        <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          <chakra.span flex="1 1 6rem" minW="0" fontWeight={isUnread ? "bold" : "medium"} {...line}>
            <InterlocutorName person={person} />
          </chakra.span>
          {aside}
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="2" mt="0.5" minH="5">
          <chakra.span
            flex="1"
            minW="0"
            textStyle="sm"
            {...(isUnread ? { fontWeight: "semibold" } : { color: "ink.muted" })}
            {...line}
          >
            {children}
          </chakra.span>
          <CountBadge tone="brand" count={unread} label={t("unread", { count: unread })} />
        </chakra.span>
      </chakra.span>
    </Row>
  );
}
