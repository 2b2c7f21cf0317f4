import { useQueryClient } from "@tanstack/react-query";
import { reload, useApi, useOptimistic } from "../../../data";
import { toast } from "../../../components/feedback/toast";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { keepSaved } from "./cache";
import { type Offer, offersKey } from "./offers";
import { useTranslations } from "./translations";

/** Whether an offer is saved: changes at once, and reverts if the server refuses. */
export function useSaved({ id, saved = false }: Pick<Offer, "id" | "saved">) {
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
