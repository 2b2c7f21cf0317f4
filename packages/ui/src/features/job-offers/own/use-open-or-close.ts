import type { Api, Schemas } from "@passerelle/api";
import { dayInParis, hasClosed } from "@passerelle/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { toast } from "../../../components/feedback/toast";
import { useNow } from "../../../components/text/use-now";
import { patch, reloadAfter, useApi, useOptimistic } from "../../../data";
import type { JobOffer } from "./queries";
import { useTranslations } from "./translations";

/**
 * Whether an offer is open to applications: changes at once, and reverts if the server refuses. A toast confirms the
 * change. An expired offer can only be reopened with a later closing date.
 */
export function useOpenOrClose({ id, active, draft = false, closingDate = null }: JobOffer) {
  const api = useApi();
  const client = useQueryClient();
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  const confirm = async (isOpen: boolean) => {
    if (!isOpen) toast.success(say("done.close"));
    else if (!draft) toast.success(say("done.open"));
    else if (await isWithoutCompany(api, id)) toast.info(say("done.publishWithoutCompany"));
    else toast.success(say("done.publish"));
  };
  const { value, change } = useOptimistic({
    target: ["offer-active", id],
    saved: active,
    send: async (wanted: boolean) => {
      const { data } = await api.PATCH("/job-offer/{id}", { params: { path: { id } }, body: { active: wanted } });
      await patch<Schemas["JobOfferPage"]>(client, ["job-offers"], (page) =>
        withActive(page, id, data?.active ?? wanted),
      );
      void reloadAfter(client, "jobOffer");
      void confirm(wanted);
    },
    onFailed: (error) => {
      toast.error(failureSentence(error, say("activeFailed")));
      void reloadAfter(client, "jobOffer");
    },
  });
  const isExpired = hasClosed(closingDate, dayInParis(new Date(useNow()))) && !active;
  return { active: value, isExpired, isDraft: draft && !value, toggle: () => change((now) => !now) };
}

/** The page with an offer opened or closed. */
const withActive = (page: Schemas["JobOfferPage"], id: number, active: boolean): Schemas["JobOfferPage"] => ({
  ...page,
  items: page.items.map((offer) => (offer.id === id ? { ...offer, active } : offer)),
});

/** Whether readers of an offer see no company name; false if that cannot be read. */
async function isWithoutCompany(api: Api, id: number): Promise<boolean> {
  try {
    const { data } = await api.GET("/job-offer/{id}", { params: { path: { id } } });
    return data.recruiter.company === null;
  } catch {
    return false;
  }
}
