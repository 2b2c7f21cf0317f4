import type { ComponentType, ReactNode } from "react";
import { lazyPart } from "../../../chunks/lazy-part";
import { PartFailed } from "../../../components/states/FailedState";
import { QueryView } from "../../../components/states/QueryView";
import { SkeletonText } from "../../../components/states/Skeletons";
import type { OfferDetail } from "./offers";
import type { useOffer } from "./queries";
import { useTranslations } from "./translations";

const skeleton = <SkeletonText lines={8} />;

/** A lazily loaded component that shows an offer. */
export const lazyOffer = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, { loading: () => skeleton, failed: (retry) => <PartFailed {...retry} /> });

interface LoadedOfferProps {
  detail: ReturnType<typeof useOffer>;
  children: (offer: OfferDetail) => ReactNode;
}

/** Shows a whole offer once it is loaded; nothing if it no longer exists. */
export function LoadedOffer({ detail, children }: LoadedOfferProps) {
  const { t, say } = useTranslations();
  return (
    <QueryView query={detail} loading={t("offer.loading")} failed={say("offer.loadFailed")} skeleton={skeleton}>
      {(offer) => offer && children(offer)}
    </QueryView>
  );
}
