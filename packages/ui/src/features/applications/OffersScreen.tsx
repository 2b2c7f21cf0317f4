import { Stack } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { useAddress, useAddressId } from "../../address";
import { ListScreen } from "../../components/lists/ListScreen";
import { useReopenedForm } from "../../forms/drafts/form-drafts";
import { useClosedDialog } from "../../components/dialogs/use-closed-dialog";
import { useDialogState } from "../../components/dialogs/use-dialog-state";
import { usePrefetch } from "../../chunks/use-prefetch";
import {
  EmptyOffers,
  type Offer,
  OfferTools,
  ProfileHint,
  RankingNote,
  isApplied,
  isClosed,
  offerOf,
  useOffer,
  useOfferSearch,
  useOffers,
  useOwnUpdates,
  useUnderstood,
} from "../job-offers";
import type { OfferToApply } from "./offer-to-apply";
import { EmptyApplications } from "./EmptyApplications";
import { OfferDetails } from "./lazy-offer-details";
import { OfferDialog } from "./OfferDialog";
import { OfferTable } from "./ApplicantOfferTable";
import { useTranslations } from "./translations";
import { lazyDialog } from "../../chunks/lazy-dialog";

/**
 * Opens the form for the offer in the address if that asks for it (`apply`), as public offers do (D-385). An offer that
 * takes no application of this person is shown instead. Returns whether the form is about to open.
 */
function useApplyAddress(open: (offer: Offer) => void): boolean {
  const { params, replace } = useAddress();
  const id = useAddressId("offer");
  const isAsked = params.has("apply");
  const isDue = isAsked && id !== undefined;
  const { data: detail, isError } = useOffer(id, isDue);
  const isKnown = detail !== undefined || isError;
  const settle = useEffectEvent(() => {
    const canApply = detail && !isClosed(detail) && !isApplied(detail.applicationStatus ?? "");
    replace({ apply: null, ...(canApply && { offer: null }) });
    if (canApply) open(offerOf(detail));
  });
  useEffect(() => {
    if (isAsked && (isKnown || !isDue)) settle();
  }, [isAsked, isDue, isKnown]);
  return isDue;
}

const ApplyDialog = lazyDialog(async () => (await import("./ApplyDialog")).ApplyDialog, {
  isOpen: ({ offer }) => offer !== undefined,
  prefetch: true,
});

const WithdrawDialog = lazyDialog(async () => (await import("./WithdrawDialog")).WithdrawDialog, {
  isOpen: ({ offer }) => offer !== undefined,
  prefetch: true,
});

export interface OffersScreenProps {
  username: string;
  /** The address of the profile editor. */
  profileHref: string;
  offersHref: string;
}

type Task = { kind: "apply"; offer: OfferToApply } | { kind: "withdraw"; offer: Offer };

/** The offers for an applicant, or those applied to and saved within `AppliedOrSaved`: search, read, save, apply, withdraw. */
export function OffersScreen({ username, profileHref, offersHref }: OffersScreenProps) {
  const { t, lang, say } = useTranslations();
  usePrefetch(OfferDetails);
  useOwnUpdates();
  const search = useOfferSearch();
  const offers = useOffers(search);
  useUnderstood(search, offers.query.isPlaceholderData ? undefined : offers.query.data?.understood);
  const isForMe = search.view === "all";
  const title = t(isForMe ? "offers" : "title");
  const { push, leave } = useAddress();
  const { task, openDialog, close, finish, banner } = useDialogState<Task>();
  const isApplying = useApplyAddress((offer) => openDialog({ kind: "apply", offer }));
  const addressId = useAddressId("offer");
  const openId = isApplying ? undefined : addressId;
  const closeOffer = () => leave({ offer: null, application: null });
  const start = (next: Task) => {
    openDialog(next);
    if (openId !== undefined) closeOffer();
  };
  const actions = {
    onApply: (offer: Offer) => start({ kind: "apply", offer }),
    onWithdraw: (offer: Offer) => start({ kind: "withdraw", offer }),
  };
  // One dialog at a time: the offer's dialog closes first, which may be a step back in the history.
  const present = useClosedDialog(openId !== undefined) ? task : undefined;
  const reopen = (offer: OfferToApply | undefined) => offer && openDialog({ kind: "apply", offer });
  useReopenedForm("application", offers.query.data?.items, reopen, (id) => reopen({ id, ID: id }));

  return (
    <ListScreen
      title={title}
      lang={lang}
      list={offers}
      banner={banner}
      tools={<OfferTools search={search} page={offers.query.data} />}
      loading={t("loading")}
      failed={say("loadFailed")}
      empty={
        <EmptyOffers {...search} nearest={offers.query.data?.nearest}>
          {search.view !== "all" && <EmptyApplications view={search.view} offersHref={offersHref} />}
        </EmptyOffers>
      }
      table={(paging) => (
        <Stack gap={{ base: "3", md: "4" }}>
          {paging.list && isForMe && <ProfileHint offers={paging.list.items} profileHref={profileHref} />}
          <OfferTable {...paging} label={title} onOpen={({ id }) => push({ offer: String(id) })} {...actions} />
          {paging.list && isForMe && <RankingNote />}
        </Stack>
      )}
    >
      <OfferDialog id={openId} listed={offers.query.data?.items ?? []} onClose={closeOffer} {...actions} />
      <ApplyDialog
        offer={present?.kind === "apply" ? present.offer : undefined}
        username={username}
        profileHref={profileHref}
        onClose={close}
        onDone={finish}
      />
      <WithdrawDialog
        offer={present?.kind === "withdraw" ? present.offer : undefined}
        onClose={close}
        onDone={finish}
      />
    </ListScreen>
  );
}
