import { chakra, Stack } from "@chakra-ui/react";
import { changesText } from "@passerelle/domain";
import { Notice } from "../../components/feedback/Notice";
import { PrintStyle } from "../../components/layout/PrintStyle";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonText } from "../../components/states/Skeletons";
import { useNow } from "../../components/text/use-now";
import { UserText } from "../../components/text/UserText";
import { DateText } from "../../i18n";
import { PersonName, fullNameOf } from "../../components/people/PersonName";
import { OfferText } from "../job-offers";
import { useMe } from "../account";
import { ApplicationHistory } from "./ApplicationHistory";
import { useOwnApplication } from "./queries";
import { useTranslations } from "./translations";

/** The reader's application to a deleted offer, with the offer as it was; it can be printed. */
export function KeptApplication({ id }: { id: number }) {
  const { t, say, lang } = useTranslations();
  const application = useOwnApplication(id);
  return (
    <QueryView
      query={application}
      loading={t("kept.loading")}
      failed={say("kept.loadFailed")}
      skeleton={<SkeletonText lines={8} />}
    >
      {(own) => (
        <Stack gap="6" data-printed>
          <PrintStyle />
          <Printed />
          <Notice text={say("kept.about")} />
          {own.offer && (
            <chakra.h2 textStyle="h2" display="none" _print={{ display: "block" }}>
              <UserText>{own.offer.jobTitle}</UserText>
            </chakra.h2>
          )}
          {own.offer && own.deletedOffer && (
            <Notice text={say("kept.changed")}>
              <chakra.span whiteSpace="pre-line">
                <UserText>{changesText(own.offer, own.deletedOffer)[lang]}</UserText>
              </chakra.span>
            </Notice>
          )}
          <ApplicationHistory application={own} withdrawn={undefined} recruiter={undefined} />
          {own.offer && <OfferText offer={{ ...own.offer, recruiter: { company: own.offer.company } }} />}
        </Stack>
      )}
    </QueryView>
  );
}

/** Whose application it is and when it was printed, because the print serves as a proof of search. */
function Printed() {
  const { t } = useTranslations();
  const me = useMe();
  const today = new Date(useNow()).toISOString();
  return (
    <chakra.p display="none" _print={{ display: "block" }}>
      {me.data && (
        <>
          {t("kept.by")} <PersonName name={fullNameOf(me.data)} />
          <br />
        </>
      )}
      {t("kept.printedOn")} <DateText value={today} style="day" />
    </chakra.p>
  );
}
