import { ErrorText } from "../../components/ErrorText";
import { QueryView } from "../../components/QueryView";
import { SkeletonText } from "../../components/Skeletons";
import { OfferDetails } from "./OfferDetails";
import type { useOffer } from "./queries";
import { useTranslations } from "./translations";

/** An offer in full, once it is there; nothing of one that is gone. */
export function LoadedOffer({ detail }: { detail: ReturnType<typeof useOffer> }) {
  const { t, say } = useTranslations();
  return (
    <QueryView
      query={detail}
      loading={t("offer.loading")}
      failed={<ErrorText error={detail.error} otherwise={say("offer.loadFailed")} />}
      skeleton={<SkeletonText lines={8} />}
    >
      {(offer) => offer && <OfferDetails offer={offer} />}
    </QueryView>
  );
}
