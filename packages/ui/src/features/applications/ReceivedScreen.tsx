import { chakra } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useAddress, useAddressId } from "../../address";
import { Banner } from "../../components/Banner";
import { EmptyState } from "../../components/EmptyState";
import { LinkButton } from "../../components/LinkButton";
import { Notice } from "../../components/Notice";
import { Page } from "../../components/Page";
import { useDialogState } from "../../components/use-dialog-state";
import { isGone } from "../../data";
import { useReopenedForm } from "../../forms/use-reopened-form";
import { DecisionDialog, type Verdict } from "./DecisionDialog";
import { useOffer } from "./queries";
import type { Application } from "./received-applications";
import { useReceived, useReceivedApplication, wantedOf } from "./received-list";
import { ReceivedList } from "./ReceivedList";
import { ReceivedPanel } from "./ReceivedPanel";
import { ReceivedTools } from "./ReceivedTools";
import { useNeighbours } from "./use-neighbours";
import { useTranslations } from "./translations";

interface ReceivedScreenProps {
  offerId: number;
  /** Where the recruiter's offers are. */
  offersHref: string;
}

/** The applications to a recruiter's offer, one after the other: the list at the left, the open one at the right. */
export function ReceivedScreen({ offerId, offersHref }: ReceivedScreenProps) {
  const { t, lang, say } = useTranslations();
  const offer = useOffer(offerId, true);
  const { params } = useAddress();
  const wanted = wantedOf(params);
  const received = useReceived(offerId, wanted);
  const openId = useAddressId("application");
  const application = useReceivedApplication(offerId, openId);
  const neighbours = useNeighbours(received, openId);
  const { task, openDialog, close, finish, banner } = useDialogState<Verdict>();
  const shown = application.data ? [application.data] : undefined;
  const reopen = (decision: Verdict["decision"]) => (one: Application | undefined) =>
    one && openDialog({ application: one, decision });
  useReopenedForm("accepted", shown, reopen("accepted"), () => undefined);
  useReopenedForm("rejected", shown, reopen("rejected"), () => undefined);
  const title = offer.data?.jobTitle;
  return (
    <Page
      title={title === undefined ? t("received.list") : t("received.title", { title })}
      lang={lang}
      action={
        <LinkButton
          href={offersHref}
          variant="outline"
          colorPalette="neutral"
          icon={<ArrowLeft size={16} aria-hidden />}
        >
          {t("received.toOffers")}
        </LinkButton>
      }
    >
      {isGone(received.error) ? (
        <Notice text={say("received.offerGone")} />
      ) : (
        <Panels {...(openId !== undefined && { "data-open": true })}>
          <chakra.div gridColumn="1 / -1" data-list>
            <ReceivedTools wanted={wanted} counts={received.data?.counts} />
          </chakra.div>
          <chakra.div gridColumn="1 / -1">
            <Banner {...banner} over />
          </chakra.div>
          <chakra.section aria-label={t("received.list")} data-list tabIndex={-1}>
            <ReceivedList received={received} wanted={wanted} openId={openId} onOpen={neighbours.open} />
          </chakra.section>
          <chakra.section aria-label={t("received.open")} data-panel>
            {openId === undefined ? (
              <EmptyState>{t("received.choose")}</EmptyState>
            ) : (
              <ReceivedPanel
                query={application}
                offerSkills={offer.data?.skills ?? []}
                neighbours={neighbours}
                decisions={{ jobOfferId: offerId, onDecide: openDialog, onNews: finish }}
              />
            )}
          </chakra.section>
        </Panels>
      )}
      <DecisionDialog jobOfferId={offerId} verdict={task} onClose={close} onDone={finish} />
    </Page>
  );
}

/** Two columns; on a narrow window one at a time. */
const Panels = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "22rem minmax(0, 1fr)" },
    alignItems: "start",
    columnGap: "6",
    rowGap: "4",
    xlDown: {
      "&[data-open] > [data-list], &:not([data-open]) > [data-panel]": { display: "none" },
    },
  },
});
