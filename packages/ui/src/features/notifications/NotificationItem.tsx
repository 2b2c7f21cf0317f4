import { chakra, Flex, Stack } from "@chakra-ui/react";
import { Badge } from "../../components/badges/Badge";
import { RelativeTime } from "../../components/text/RelativeTime";
import { EventIcon, eventOf } from "./events";
import type { Notification } from "./listing";
import { MessageText } from "./MessageText";
import { useReading } from "./queries";
import { useTranslations } from "./translations";

/** A row of the list. Unread ones have a bar, a tint and heavier type, so that colour is not the only sign. */
const Line = chakra("li", {
  base: {
    position: "relative",
    display: "flex",
    gap: { base: "3", md: "4" },
    px: { base: "4", md: "5" },
    py: "4",
    listStyle: "none",
    transition: "background-color",
    transitionDuration: "fast",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
    "&:has(a:hover)": { bg: "sunken" },
    "&[data-unread]": {
      bg: "color-mix(in srgb, {colors.accent} 9%, {colors.surface})",
      fontWeight: "semibold",
      _before: { content: '""', position: "absolute", insetStart: "0", insetBlock: "0", w: "1", bg: "accent" },
      "&:has(a:hover, [title]:hover)": { bg: "color-mix(in srgb, {colors.accent} 16%, {colors.surface})" },
    },
  },
});

interface NotificationItemProps {
  notification: Notification;
  /** The address of its object; undefined after deletion. */
  href: string | undefined;
}

/** A notification: its text, time and kind. A click marks it as read and opens its object. */
export function NotificationItem({ notification, href }: NotificationItemProps) {
  const { t } = useTranslations();
  const { eventType, createdAt, message, target, offerFilters } = notification;
  const { isRead, read } = useReading(notification);
  const event = eventOf(eventType);
  return (
    <Line {...(!isRead && { "data-unread": true })}>
      <EventIcon event={event} />
      <Stack gap="1.5" flex="1" minW="0">
        <MessageText message={message} isRead={isRead} href={href} onRead={read} />
        <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="1.5">
          <chakra.span textStyle="sm" fontWeight="normal" color="ink.muted" fontVariantNumeric="tabular-nums">
            <RelativeTime value={createdAt} />
            {target === null && !offerFilters && ` · ${t("gone")}`}
          </chakra.span>
          <Badge tone="neutral">{event ? t(`event.${event}`) : eventType}</Badge>
        </Flex>
      </Stack>
    </Line>
  );
}
