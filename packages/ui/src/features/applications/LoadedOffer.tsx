import { lazy, Suspense } from "react";
import { ErrorText } from "../../components/ErrorText";
import { QueryView } from "../../components/QueryView";
import { SkeletonText } from "../../components/Skeletons";
import type { useOffer } from "./queries";
import { useTranslations } from "./translations";

export const loadOfferDetails = () => import("./OfferDetails");
const OfferDetails = lazy(async () => ({ default: (await loadOfferDetails()).OfferDetails }));

const skeleton = <SkeletonText lines={8} />;

/** An offer in full, once it is there; nothing of one that is gone. */
export function LoadedOffer({ detail }: { detail: ReturnType<typeof useOffer> }) {
  const { t, say } = useTranslations();
  return (
    <QueryView
      query={detail}
      loading={t("offer.loading")}
      failed={<ErrorText error={detail.error} otherwise={say("offer.loadFailed")} />}
      skeleton={skeleton}
    >
      {(offer) =>
        offer && (
          <Suspense fallback={skeleton}>
            <OfferDetails offer={offer} />
          </Suspense>
        )
      }
    </QueryView>
  );
}
