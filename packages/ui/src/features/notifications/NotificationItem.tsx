import { Flex, Stack, chakra } from "@chakra-ui/react";
import { Bell, BellRing, Briefcase, FileUser, Heart, type LucideIcon, MessageCircle } from "lucide-react";
import { Badge } from "../../components/badges/Badge";
import { QuotedRelativeTime } from "../../components/text/QuotedRelativeTime";
import type { Notification } from "./notification-list";
import { MessageText } from "./MessageText";
import { useReading } from "./queries";
import { useTranslations } from "./translations";

const icons = {
  post_like: Heart,
  post_comment: MessageCircle,
  comment_like: Heart,
  job_offer: Briefcase,
  job_application: FileUser,
  offer_alert: BellRing,
} as const satisfies Record<string, LucideIcon>;

type KnownEvent = keyof typeof icons;

const isKnown = (type: string): type is KnownEvent => Object.hasOwn(icons, type);

/** The event type if it is one of the six known ones; others are shown as they are. */
const eventOf = (type: string): KnownEvent | undefined => (isKnown(type) ? type : undefined);

/** The icon of an event, which its badge names as text. */
function EventIcon({ event }: { event: KnownEvent | undefined }) {
  const Icon = event ? icons[event] : Bell;
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      flexShrink={0}
      boxSize="9"
      borderRadius="full"
      bg="brand.tint"
      color="brand.fg"
    >
      <Icon size={18} />
    </Flex>
  );
}

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
            <QuotedRelativeTime value={createdAt} />
            {target === null && !offerFilters && ` · ${t("gone")}`}
          </chakra.span>
          <Badge tone="neutral">{event ? t(`event.${event}`) : eventType}</Badge>
        </Flex>
      </Stack>
    </Line>
  );
}
