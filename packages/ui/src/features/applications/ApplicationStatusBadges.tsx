import { HStack } from "@chakra-ui/react";
import { Badge } from "../../components/badges/Badge";
import type { Offer } from "../job-offers";
import { knownStatus } from "./offer-to-apply";
import { DecisionBadge } from "./shared/DecisionBadge";
import { useTranslations } from "./translations";

const tones = { applied_not_seen: "green", applied_seen: "blue", not_applied: "yellow" } as const;

interface ApplicationStatusBadgesProps {
  offer: Offer;
  /** Whether there is an unsent letter. */
  hasLetter?: boolean;
}

/** The progress of the application, the decision, an unsent letter, and the reason that the offer is closed. */
export function ApplicationStatusBadges({ offer, hasLetter = false }: ApplicationStatusBadgesProps) {
  const { applicationStatus, decision, active = true, recruiter, deletedAt } = offer;
  const { t } = useTranslations();
  const status = knownStatus(applicationStatus);
  // An application to a deleted offer is no longer waiting to be seen.
  const isCurrent = !deletedAt || status === "applied_seen";
  return (
    <HStack gap="1.5" flexWrap="wrap" css={{ "& > *": { minWidth: "max-content" } }}>
      {isCurrent && <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>}
      {decision && <DecisionBadge decision={decision} />}
      {hasLetter && status === "not_applied" && <Badge tone="neutral">{t("apply.draft")}</Badge>}
      {deletedAt && <Badge tone="neutral">{t("kept.badge")}</Badge>}
      {!active && !deletedAt && <Badge tone="neutral">{t(recruiter?.blocked ? "blocked.badge" : "closed")}</Badge>}
    </HStack>
  );
}
