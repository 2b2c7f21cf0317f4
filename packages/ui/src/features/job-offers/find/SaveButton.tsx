import { Bookmark } from "lucide-react";
import { Button } from "../../../components/actions/Button";
import { IconButton } from "../../../components/actions/IconButton";
import type { Offer } from "./offers";
import { useSaved } from "./use-saved";
import { useTranslations } from "./translations";

interface SaveButtonProps {
  offer: Offer;
  /** Shows a text instead of the icon that rows have. */
  wordy?: boolean;
}

/** Saves an offer, or removes it from the saved ones; hidden if the server does not support it. */
export function SaveButton({ offer, wordy = false }: SaveButtonProps) {
  const { t } = useTranslations();
  const { saved, toggle } = useSaved(offer);
  if (offer.saved === undefined) return null;
  const icon = <Bookmark size={18} fill={saved ? "currentColor" : "none"} aria-hidden />;
  const state = { "aria-pressed": saved, onClick: toggle, colorPalette: saved ? "brand" : "neutral" } as const;
  if (!wordy)
    return (
      <IconButton label={t("save.action")} of={offer.jobTitle} {...state}>
        {icon}
      </IconButton>
    );
  return (
    <Button variant="ghost" icon={icon} {...state}>
      {t("save.action")}
    </Button>
  );
}
