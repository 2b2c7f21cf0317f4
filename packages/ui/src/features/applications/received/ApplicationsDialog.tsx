import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { maxPageSize } from "@passerelle/domain";
import { isGone } from "../../../data";
import { LangScope } from "../../../i18n";
import { Banner } from "../../../components/feedback/Banner";
import { Dialog, DialogBody } from "../../../components/dialogs/Dialog";
import { EmptyState } from "../../../components/states/EmptyState";
import { useHrefs } from "../../../components/text/hrefs";
import { LinkButton } from "../../../components/actions/LinkButton";
import { Notice } from "../../../components/feedback/Notice";
import { QueryView } from "../../../components/states/QueryView";
import { SkeletonCards } from "../../../components/states/Skeletons";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { useReopenedForm } from "../../../forms/drafts/form-drafts";
import { useDialogState } from "../../../components/dialogs/use-dialog-state";
import { useOffer } from "../../job-offers";
import { ApplicationCard } from "./ApplicationCard";
import type { DecisionBarProps } from "./DecisionBar";
import type { Verdict } from "./DecisionDialog";
import { DecisionDialog } from "./lazy-dialogs";
import { NextPage } from "./NextPage";
import { type Application, useApplications } from "./received-applications";
import { useTranslations } from "./translations";

/** An offer whose title may not be known yet: an address contains only its id. */
export type OfferOfRecruiter = Pick<Schemas["JobOffer"], "id"> & Partial<Pick<Schemas["JobOffer"], "jobTitle">>;

interface ApplicationsDialogProps {
  /** The offer of the applications; undefined while the dialog is closed. */
  offer: OfferOfRecruiter | undefined;
  onClose: () => void;
}

/** 'Applications for: {title}': the applicants to a recruiter's offer. */
export function ApplicationsDialog({ offer, onClose }: ApplicationsDialogProps) {
  const { t, lang } = useTranslations();
  const shown = useLastDefined(offer);
  const detail = useOffer(shown?.id, !!offer && offer.jobTitle === undefined);
  const jobTitle = shown?.jobTitle ?? detail.data?.jobTitle;
  return (
    <LangScope lang={lang}>
      <Dialog
        open={!!offer}
        onClose={onClose}
        title={jobTitle === undefined ? t("list") : t("title", { title: jobTitle })}
        size="lg"
        inAddress
      >
        <DialogBody>{shown && <Applications key={shown.id} offer={shown} jobTitle={jobTitle} />}</DialogBody>
      </Dialog>
    </LangScope>
  );
}

function Applications({ offer, jobTitle }: { offer: OfferOfRecruiter; jobTitle: string | undefined }) {
  const { t, say } = useTranslations();
  const hrefs = useHrefs();
  const applications = useApplications(offer.id);
  const { task, openDialog, close, finish, banner } = useDialogState<Verdict>();
  const reopen = (decision: Verdict["decision"]) => (application: Application | undefined) =>
    application && openDialog({ application, decision });
  useReopenedForm("accepted", applications.data?.items, reopen("accepted"), () => undefined);
  useReopenedForm("rejected", applications.data?.items, reopen("rejected"), () => undefined);
  const decisions = { jobOfferId: offer.id, onDecide: openDialog, onNews: finish };
  return (
    <>
      {isGone(applications.error) ? (
        <Notice text={say("offerGone")} />
      ) : (
        <Stack tabIndex={-1} gap="6">
          <Banner {...banner} />
          {hrefs && (
            <LinkButton href={hrefs.received(offer.id)} variant="outline" size="sm" alignSelf="start">
              {t("page")}
            </LinkButton>
          )}
          <List pages={applications} {...decisions} />
        </Stack>
      )}
      <DecisionDialog jobOfferId={offer.id} jobTitle={jobTitle} verdict={task} onClose={close} onDone={finish} />
    </>
  );
}

interface ListProps extends Omit<DecisionBarProps, "application"> {
  pages: ReturnType<typeof useApplications>;
}

function List({ pages, ...decisions }: ListProps) {
  const { t, say } = useTranslations();
  return (
    <QueryView
      query={pages}
      loading={t("loading")}
      failed={say("failed")}
      skeleton={<SkeletonCards />}
      empty={<EmptyState>{t("empty")}</EmptyState>}
    >
      {({ items, totalItems }) => (
        <Stack gap="4">
          {totalItems > maxPageSize && <Total total={totalItems} />}
          <Stack as="ul" aria-label={t("list")} listStyleType="none" gap="4">
            {items.map((application) => (
              <li key={application.id}>
                <ApplicationCard application={application} {...decisions} />
              </li>
            ))}
          </Stack>
          <NextPage pages={pages} />
        </Stack>
      )}
    </QueryView>
  );
}

/** 'N au total' if there are more than the first hundred. */
function Total({ total }: { total: number }) {
  const { t, langOf } = useTranslations();
  return (
    <chakra.p lang={langOf("inTotal")} color="ink.muted" fontVariantNumeric="tabular-nums">
      {t("inTotal", { total })}
    </chakra.p>
  );
}
