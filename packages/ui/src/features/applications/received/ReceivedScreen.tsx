import { ArrowLeft } from "lucide-react";
import { useAddress } from "../../../address";
import { LinkButton } from "../../../components/actions/LinkButton";
import { Notice } from "../../../components/feedback/Notice";
import { Page } from "../../../components/layout/Page";
import { isGone } from "../../../data";
import { useOffer } from "../../job-offers";
import { useReceived, wantedOf } from "./received-list";
import { ReceivedPanels } from "./ReceivedPanels";
import { useTranslations } from "./translations";

interface ReceivedScreenProps {
  offerId: number;
  /** The address of the recruiter's offers. */
  offersHref: string;
}

/** The applications to a recruiter's offer, to be read in sequence and answered individually or together. */
export function ReceivedScreen({ offerId, offersHref }: ReceivedScreenProps) {
  const { t, lang, say } = useTranslations();
  const offer = useOffer(offerId, true);
  const wanted = wantedOf(useAddress().params);
  const received = useReceived(offerId, wanted);
  const title = offer.data?.jobTitle;
  return (
    <Page
      title={title === undefined ? t("list") : t("title", { title })}
      lang={lang}
      action={
        <LinkButton
          href={offersHref}
          variant="outline"
          colorPalette="neutral"
          icon={<ArrowLeft size={16} aria-hidden />}
        >
          {t("toOffers")}
        </LinkButton>
      }
    >
      {isGone(received.error) ? (
        <Notice text={say("offerGone")} />
      ) : (
        <ReceivedPanels offerId={offerId} offer={offer.data ?? undefined} received={received} wanted={wanted} />
      )}
    </Page>
  );
}
