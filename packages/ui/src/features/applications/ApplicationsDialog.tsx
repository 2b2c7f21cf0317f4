import { chakra, Stack } from "@chakra-ui/react";
import { errorText, type Schemas } from "@passerelle/api";
import { useRef } from "react";
import { LangScope } from "../../i18n";
import { Announced } from "../../kit/Announced";
import { Banner } from "../../kit/Banner";
import { Button } from "../../kit/Button";
import { Dialog, DialogBody } from "../../kit/Dialog";
import { EmptyState } from "../../kit/EmptyState";
import { QueryView } from "../../kit/QueryView";
import { SkeletonCards } from "../../kit/Skeletons";
import { useFocusHeir } from "../../kit/use-focus-heir";
import { useLast } from "../../kit/use-last";
import { useTask } from "../../kit/use-task";
import { ApplicationCard } from "./ApplicationCard";
import { DecisionDialog, type Verdict } from "./DecisionDialog";
import { limit, useApplications } from "./received";
import { useWords } from "./words";

type OfferOfRecruiter = Pick<Schemas["JobOffer"], "id" | "jobTitle">;

interface ApplicationsDialogProps {
  /** The offer whose applications are read; nothing while the dialog is closed. */
  offer: OfferOfRecruiter | undefined;
  onClose: () => void;
}

/** 'Applications for: {title}': who applied to a recruiter's offer (§2). */
export function ApplicationsDialog({ offer, onClose }: ApplicationsDialogProps) {
  const { t, lang } = useWords();
  const shown = useLast(offer);
  return (
    <LangScope lang={lang}>
      <Dialog open={!!offer} onClose={onClose} title={t("received.title", { title: shown?.jobTitle })} size="lg">
        <DialogBody>{shown && <Applications offer={shown} />}</DialogBody>
      </Dialog>
    </LangScope>
  );
}

function Applications({ offer }: { offer: OfferOfRecruiter }) {
  const { t } = useWords();
  const applications = useApplications(offer.id);
  const { task, begin, close, done, banner } = useTask<Verdict>();
  const decisions = { jobOfferId: offer.id, onDecide: begin, onNews: done };
  const box = useRef<HTMLDivElement>(null);
  const heir = useFocusHeir(box);
  return (
    <>
      <Stack ref={box} gap="6" {...heir}>
        <Banner {...banner} />
        <QueryView
          query={applications}
          loading={t("received.loading")}
          failed={errorText(applications.error, t("received.failed"))}
          skeleton={<SkeletonCards />}
          empty={<EmptyState>{t("received.empty")}</EmptyState>}
        >
          {({ items, totalItems }) => (
            <Stack gap="4">
              {totalItems > limit && <Total total={totalItems} />}
              <Stack as="ul" aria-label={t("received.list")} listStyleType="none" gap="4">
                {items.map((application) => (
                  <li key={application.id}>
                    <ApplicationCard application={application} {...decisions} />
                  </li>
                ))}
              </Stack>
              <NextPage pages={applications} />
            </Stack>
          )}
        </QueryView>
      </Stack>
      <DecisionDialog jobOfferId={offer.id} verdict={task} onClose={close} onDone={done} />
    </>
  );
}

/** 'N au total' beyond the first hundred (D-113). */
function Total({ total }: { total: number }) {
  const { t, langOf } = useWords();
  return (
    <chakra.p lang={langOf("received.inTotal")} color="ink.muted" fontVariantNumeric="tabular-nums">
      {t("received.inTotal", { total })}
    </chakra.p>
  );
}

function NextPage({ pages }: { pages: ReturnType<typeof useApplications> }) {
  const { t } = useWords();
  if (!pages.hasNextPage) return null;
  return (
    <Stack align="center" gap="3">
      {pages.isFetchNextPageError && (
        <Announced assertive color="danger" fontWeight="medium">
          {errorText(pages.error, t("received.moreFailed"))}
        </Announced>
      )}
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {t("received.more")}
      </Button>
    </Stack>
  );
}
