import type { Schemas } from "@passerelle/api";
import { Badge } from "../../../components/badges/Badge";
import { useTranslations } from "./translations";

/** 'Acceptée' or 'Refusée'. */
export function DecisionBadge({ decision }: { decision: NonNullable<Schemas["Decision"]> }) {
  const { t, langOf } = useTranslations();
  return (
    <Badge tone={decision === "accepted" ? "brand" : "neutral"} lang={langOf(`decision.${decision}`)}>
      {t(`decision.${decision}`)}
    </Badge>
  );
}
