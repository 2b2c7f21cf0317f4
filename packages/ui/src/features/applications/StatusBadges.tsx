import { HStack } from "@chakra-ui/react";
import { Badge } from "../../components/Badge";
import { DecisionBadge } from "./DecisionBadge";
import { knownStatus, type Offer } from "./offers";
import { useTranslations } from "./translations";

const tones = { applied_not_seen: "green", applied_seen: "blue", not_applied: "yellow" } as const;

/** How far the application is, what the recruiter decided, and whether the offer has closed. */
export function StatusBadges({ offer: { applicationStatus, decision, active = true } }: { offer: Offer }) {
  const { t } = useTranslations();
  const status = knownStatus(applicationStatus);
  return (
    <HStack
      gap="1.5"
      flexWrap="wrap"
      justify={{ base: "flex-end", md: "flex-start" }}
      css={{ "& > *": { minWidth: "max-content" } }}
    >
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {decision && <DecisionBadge decision={decision} />}
      {!active && <Badge tone="neutral">{t("closed")}</Badge>}
    </HStack>
  );
}
