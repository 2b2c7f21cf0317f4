import { errorText } from "@passerelle/api";
import { useState } from "react";
import { Banner } from "../../kit/Banner";
import { EmptyState } from "../../kit/EmptyState";
import type { Message } from "../../kit/MessageBox";
import { Page } from "../../kit/Page";
import { QueryView } from "../../kit/QueryView";
import { SkeletonRows } from "../../kit/Skeletons";
import { ApplyDialog } from "./ApplyDialog";
import { OfferDialog } from "./OfferDialog";
import { OfferTable } from "./OfferTable";
import type { Offer } from "./offers";
import { ProfileHint } from "./ProfileHint";
import { useOffers } from "./queries";
import { RankingNote } from "./RankingNote";
import { WithdrawDialog } from "./WithdrawDialog";
import { useWords } from "./words";

interface ApplicationsScreenProps {
  /** The applicant, as /user/me names them. */
  username: string;
  /** Where the applicant's profile is edited. */
  profileHref: string;
}

type Task = { kind: "read" | "apply" | "withdraw"; offer: Offer };

/** The applicant's offers, best match first: read, apply, withdraw (§2, matching.md). */
export function ApplicationsScreen({ username, profileHref }: ApplicationsScreenProps) {
  const { t, lang } = useWords();
  const [page, setPage] = useState(1);
  const [task, setTask] = useState<Task>();
  const [message, setMessage] = useState<Message>();
  const offers = useOffers(page);

  // The page may have gone with its last offer.
  const lastPage = Math.max(1, offers.data?.totalPages ?? page);
  if (page > lastPage) setPage(lastPage);

  const begin = (kind: Task["kind"]) => (offer: Offer) => setTask({ kind, offer });
  const actions = { onApply: begin("apply"), onWithdraw: begin("withdraw") };
  const of = (kind: Task["kind"]) => (task?.kind === kind ? task.offer : undefined);
  const close = () => setTask(undefined);
  const done = (news: Message) => {
    close();
    setMessage(news);
  };

  return (
    <Page title={t("title")} lang={lang}>
      <Banner message={message} onDismiss={() => setMessage(undefined)} />
      <QueryView
        query={offers}
        loading={t("loading")}
        failed={errorText(offers.error, t("loadFailed"))}
        skeleton={<SkeletonRows rows={10} />}
        empty={<EmptyState>{t("empty")}</EmptyState>}
      >
        {(list) => (
          <>
            <ProfileHint offers={list.items} profileHref={profileHref} />
            <OfferTable
              list={list}
              page={page}
              onPage={setPage}
              turning={offers.isPlaceholderData}
              onOpen={begin("read")}
              {...actions}
            />
            <RankingNote />
          </>
        )}
      </QueryView>
      <OfferDialog offer={of("read")} profileHref={profileHref} onClose={close} {...actions} />
      <ApplyDialog offer={of("apply")} username={username} profileHref={profileHref} onClose={close} onDone={done} />
      <WithdrawDialog offer={of("withdraw")} onClose={close} onDone={done} />
    </Page>
  );
}
