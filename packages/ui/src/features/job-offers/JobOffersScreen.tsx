import { errorText } from "@passerelle/api";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Banner } from "../../kit/Banner";
import { Button } from "../../kit/Button";
import { EmptyState } from "../../kit/EmptyState";
import type { Message } from "../../kit/MessageBox";
import { Page } from "../../kit/Page";
import { QueryView } from "../../kit/QueryView";
import { SkeletonRows } from "../../kit/Skeletons";
import { DeleteJobOfferDialog } from "./DeleteJobOfferDialog";
import { JobOfferDialog } from "./JobOfferDialog";
import { JobOfferTable } from "./JobOfferTable";
import { type JobOffer, useJobOffers } from "./queries";
import { useWords } from "./words";

interface JobOffersScreenProps {
  /** The recruiter, as /user/me names them (§7). */
  username: string;
  /** The dialog with an offer's applications; closed when it is given no offer. */
  renderApplications: (offer: JobOffer | undefined, onClose: () => void) => ReactNode;
}

type Task =
  { kind: "save"; offer?: JobOffer } | { kind: "delete"; offer: JobOffer } | { kind: "applications"; offer: JobOffer };

/** The recruiter's offers: list, form, deletion, and the way to their applications (§2). */
export function JobOffersScreen({ username, renderApplications }: JobOffersScreenProps) {
  const { t, lang } = useWords();
  const [page, setPage] = useState(1);
  const [task, setTask] = useState<Task>();
  const [message, setMessage] = useState<Message>();
  const offers = useJobOffers(username, page);

  // The page may have gone with its last offer.
  const lastPage = Math.max(1, offers.data?.totalPages ?? page);
  if (page > lastPage) setPage(lastPage);

  const close = () => setTask(undefined);
  const done = (news: Message) => {
    close();
    setMessage(news);
  };
  const add = <AddButton onClick={() => setTask({ kind: "save" })} />;
  const isEmpty = offers.data?.items.length === 0;

  return (
    <Page title={t("title")} lang={lang} action={!isEmpty && add}>
      <Banner message={message} onDismiss={() => setMessage(undefined)} />
      <QueryView
        query={offers}
        loading={t("loading")}
        failed={errorText(offers.error, t("loadFailed"))}
        skeleton={<SkeletonRows rows={10} />}
        empty={<EmptyState action={add}>{t("empty")}</EmptyState>}
      >
        {(list) => (
          <JobOfferTable
            list={list}
            page={page}
            onPage={setPage}
            turning={offers.isPlaceholderData}
            onApplications={(offer) => setTask({ kind: "applications", offer })}
            onEdit={(offer) => setTask({ kind: "save", offer })}
            onDelete={(offer) => setTask({ kind: "delete", offer })}
          />
        )}
      </QueryView>
      <JobOfferDialog
        draft={task?.kind === "save" ? task : undefined}
        onClose={close}
        onSaved={(text) => done({ tone: "success", text: text ?? t("saved") })}
      />
      <DeleteJobOfferDialog offer={task?.kind === "delete" ? task.offer : undefined} onClose={close} onDone={done} />
      {renderApplications(task?.kind === "applications" ? task.offer : undefined, close)}
    </Page>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useWords();
  return (
    <Button icon={<Plus size={18} aria-hidden />} onClick={onClick}>
      {t("add")}
    </Button>
  );
}
