import { chakra, Stack } from "@chakra-ui/react";
import { ErrorText } from "../../components/fields/ErrorText";
import { Notice } from "../../components/feedback/Notice";
import { PrintStyle } from "../../components/layout/PrintStyle";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonText } from "../../components/states/Skeletons";
import { UserText } from "../../components/text/UserText";
import { OfferText } from "../job-offers";
import { ApplicationHistory } from "./ApplicationHistory";
import { keptTitle } from "./applying";
import { useOwnApplication } from "./queries";
import { useTranslations } from "./translations";

/** The reader's application to a deleted offer, with the offer as it was; it can be printed. */
export function KeptApplication({ id }: { id: number }) {
  const { t, say } = useTranslations();
  const application = useOwnApplication(id);
  return (
    <QueryView
      query={application}
      loading={t("kept.loading")}
      failed={<ErrorText error={application.error} otherwise={say("kept.loadFailed")} />}
      skeleton={<SkeletonText lines={8} />}
    >
      {(own) => (
        <Stack gap="6" data-printed>
          <PrintStyle />
          <Notice text={say("kept.about")} />
          {own.offer && (
            <chakra.h2 textStyle="h2" display="none" _print={{ display: "block" }}>
              <UserText>{keptTitle(own)}</UserText>
            </chakra.h2>
          )}
          {own.offer && own.offerTitle && (
            <Notice text={say("kept.renamed", { before: own.offer.jobTitle, title: own.offerTitle })} />
          )}
          <ApplicationHistory application={own} withdrawn={undefined} recruiter={undefined} />
          {own.offer && <OfferText offer={{ ...own.offer, recruiter: { company: own.offer.company } }} />}
        </Stack>
      )}
    </QueryView>
  );
}
