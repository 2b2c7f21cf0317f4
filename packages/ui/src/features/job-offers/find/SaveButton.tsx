import { Bookmark } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../components/actions/Button";
import { IconButton } from "../../../components/actions/IconButton";
import { type Offer, offersKey } from "./offers";
import { useTranslations } from "./translations";
import { reload, useApi, useOptimistic } from "../../../data";
import { toast } from "../../../components/feedback/toast";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { keepSaved } from "./cache";

/** Whether an offer is saved: changes at once, and reverts if the server refuses. */
function useSaved({ id, saved = false }: Pick<Offer, "id" | "saved">) {
  const api = useApi();
  const client = useQueryClient();
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  const params = { path: { id } };
  const { value, change } = useOptimistic({
    target: ["saved-offer", id],
    saved,
    send: async (wanted: boolean) => {
      await (wanted ? api.PUT("/job-offer/{id}/saved", { params }) : api.DELETE("/job-offer/{id}/saved", { params }));
      await keepSaved(client, id, wanted);
    },
    onFailed: (error) => {
      toast.error(failureSentence(error, say("save.failed")));
      void reload(client, offersKey);
    },
  });
  return { saved: value, toggle: () => change((now) => !now) };
}

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
