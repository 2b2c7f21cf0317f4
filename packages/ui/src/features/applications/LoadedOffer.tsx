import { ErrorText } from "../../components/fields/ErrorText";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonText } from "../../components/states/Skeletons";
import type { useOffer } from "./queries";
import { useTranslations } from "./translations";
import { PartFailed } from "../../components/states/LoadFailed";
import { lazyPart } from "../../chunks/lazy-part";

const skeleton = <SkeletonText lines={8} />;

export const OfferDetails = lazyPart(async () => (await import("./OfferDetails")).OfferDetails, {
  loading: () => skeleton,
  failed: (retry) => <PartFailed {...retry} />,
});

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
      {(offer) => offer && <OfferDetails offer={offer} />}
    </QueryView>
  );
}
