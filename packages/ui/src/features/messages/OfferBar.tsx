import { Flex, chakra } from "@chakra-ui/react";
import { Briefcase, X } from "lucide-react";
import type { Schemas } from "@passerelle/api";
import { Badge } from "../../components/badges/Badge";
import { useHrefs } from "../../components/text/hrefs";
import { IconButton } from "../../components/actions/IconButton";
import { Link } from "../../components/text/Link";
import { UserText } from "../../components/text/UserText";
import { crampedDiscussion, fixedTarget } from "./discussion-size";
import { useTranslations } from "./translations";

/** The offer of a discussion, as far as known. */
type SubjectOffer = Pick<Schemas["DiscussionOffer"], "id" | "jobTitle"> & {
  applicationID?: number | null | undefined;
  applicationStatus?: Schemas["ApplicationStatus"] | undefined;
  decision?: Schemas["Decision"] | undefined;
};

/** The states of an application with their colours. */
const tones = {
  applied_not_seen: "neutral",
  applied_seen: "blue",
  accepted: "brand",
  rejected: "neutral",
} as const;

/** The state of the application; undefined if unknown. */
function stateOf({ decision, applicationStatus }: SubjectOffer): keyof typeof tones | undefined {
  if (decision) return decision;
  return applicationStatus === "not_applied" ? undefined : applicationStatus;
}

interface OfferBarProps {
  offer: SubjectOffer;
  /** Removes the offer from the next message; undefined if a message has named it already. */
  onDrop: (() => void) | undefined;
}

/** A link to the offer that a discussion is about, with the state of the application. */
export function OfferBar({ offer, onDrop }: OfferBarProps) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  const { id, jobTitle, applicationID } = offer;
  const state = stateOf(offer);
  const title = (
    <chakra.span lineClamp={2} css={{ [crampedDiscussion]: { lineClamp: 1 } }}>
      <UserText>{jobTitle}</UserText>
    </chakra.span>
  );
  return (
    <Bar data-offer>
      <Briefcase size={16} aria-hidden />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" columnGap="3" rowGap="1">
        <chakra.p display="flex" gap="1" flex="1 1 14rem" minW="0" overflowWrap="anywhere">
          <chakra.span flexShrink={0} css={{ [crampedDiscussion]: { srOnly: true } }}>
            {t("offer.about")}
          </chakra.span>
          {hrefs ? <Link href={hrefs.offer(id, applicationID ?? undefined)}>{title}</Link> : title}
        </chakra.p>
        {state && <Badge tone={tones[state]}>{t(`offer.state.${state}`)}</Badge>}
      </Flex>
      {onDrop && (
        <IconButton label={t("offer.drop")} onClick={onDrop}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Bar>
  );
}

const Bar = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    flexShrink: 0,
    px: { base: "3", md: "6" },
    py: "1.5",
    minH: { base: "target", md: "10" },
    borderBottomWidth: "1px",
    borderColor: "line",
    bg: "sunken",
    color: "ink.muted",
    textStyle: "sm",
    lineHeight: "snug",
    "& > svg": { flexShrink: 0 },
    [crampedDiscussion]: {
      minH: fixedTarget,
      py: "0.5",
      "& > svg": { display: "none" },
      "& > button": { minW: fixedTarget, minH: fixedTarget, h: fixedTarget },
    },
  },
});
