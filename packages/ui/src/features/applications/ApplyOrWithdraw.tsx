import { Button } from "../../components/actions/Button";
import { isApplied, type Offer } from "../job-offers";
import { useTranslations } from "./translations";

export interface ApplyActions {
  onApply: (offer: Offer) => void;
  onWithdraw: (offer: Offer) => void;
}

interface ApplyOrWithdrawProps extends ApplyActions {
  offer: Offer;
  size?: "sm" | "md";
}

/** Whether the applicant is the only one who still has the application: it can be deleted, but no longer withdrawn. */
export const isKeptOnly = ({ deletedAt }: Offer) => deletedAt !== undefined;

/** The button that applies while the offer is open, or withdraws if the status starts with 'applied'. */
export function ApplyOrWithdraw({ offer, size = "md", onApply, onWithdraw }: ApplyOrWithdrawProps) {
  const { t } = useTranslations();
  const { jobTitle: title, active = true } = offer;
  const isKept = isKeptOnly(offer);
  if (!active && !isApplied(offer.applicationStatus)) return null;
  return isApplied(offer.applicationStatus) ? (
    <Button
      size={size}
      variant="ghost"
      colorPalette="neutral"
      aria-label={t(isKept ? "discard.of" : "withdraw.of", { title })}
      onClick={() => onWithdraw(offer)}
    >
      {t(isKept ? "discard.action" : "withdraw.action")}
    </Button>
  ) : (
    <Button
      size={size}
      variant={size === "md" ? "solid" : "outline"}
      aria-label={t("apply.title", { title })}
      onClick={() => onApply(offer)}
    >
      {t("apply.action")}
    </Button>
  );
}
