import { Flex } from "@chakra-ui/react";
import { Bell, BellRing, Briefcase, FileUser, Heart, type LucideIcon, MessageCircle } from "lucide-react";

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
export const eventOf = (type: string): KnownEvent | undefined => (isKnown(type) ? type : undefined);

/** The icon of an event, which its badge names as text. */
export function EventIcon({ event }: { event: KnownEvent | undefined }) {
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
