import { Stack } from "@chakra-ui/react";
import { useAddressId } from "../../address";
import { Dialog, DialogBody, DialogFooter } from "../../components/dialogs/Dialog";
import { Notice } from "../../components/feedback/Notice";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { UserText } from "../../components/text/UserText";
import { ReportButton } from "../reports";
import { isClosed, LoadedOffer, type Offer, offerOf, SaveButton, useOffer } from "../job-offers";
import { BlockedNotice } from "./shared/BlockedNotice";
import { type ApplyActions, ApplyOrWithdraw } from "./ApplyOrWithdraw";
import { KeptActions } from "./KeptActions";
import { KeptTitle } from "./KeptTitle";
import { KeptApplication, OfferDetails } from "./lazy-offer-details";
import { useTranslations } from "./translations";

interface OfferDialogProps extends ApplyActions {
  /** The offer in the address; undefined while the dialog is closed. */
  id: Offer["id"] | undefined;
  /** The offers on the page, whose data are shown while the whole offer loads. */
  listed: readonly Offer[];
  onClose: () => void;
}

/** A whole offer, whether or not it is on the page of the list. It says so if it closes meanwhile. */
export function OfferDialog({ id, listed, onClose, ...actions }: OfferDialogProps) {
  const { t, say } = useTranslations();
  const shownId = useLastDefined(id);
  const row = listed.find((offer) => offer.id === shownId);
  const detail = useOffer(shownId, id !== undefined && !row?.deletedAt);
  // A notification of a deleted offer contains the application's id, whose row may be on another page.
  const namedId = useAddressId("application");
  // An offer that closes leaves the list, but stays in the dialog.
  const lastRow = useLastDefined(row);
  const lastDetail = useLastDefined(detail.data ?? undefined);
  const offer = [row, lastDetail && offerOf(lastDetail), lastRow].find((each) => each?.id === shownId);
  const ownId = namedId ?? offer?.applicationID ?? undefined;
  const keptId = row?.deletedAt || detail.data === null ? ownId : undefined;
  const closed = keptId === undefined && isClosed(detail.data);
  const isBlocked = detail.data?.recruiter.blocked;
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={offer ? <UserText>{offer.jobTitle}</UserText> : keptId ? <KeptTitle id={keptId} /> : t("offer.title")}
      size="lg"
      inAddress
    >
      <DialogBody>
        <Stack gap="5">
          {isBlocked && <BlockedNotice text={say("blocked.about")} />}
          {closed && !isBlocked && <Notice text={say("offer.closed")} />}
          {keptId === undefined ? (
            <LoadedOffer detail={detail}>{(whole) => <OfferDetails offer={whole} />}</LoadedOffer>
          ) : (
            <KeptApplication id={keptId} />
          )}
        </Stack>
      </DialogBody>
      {(keptId !== undefined || (offer && (!closed || offer.saved))) && (
        <DialogFooter flexDirection="row" flexWrap="wrap" gap={{ base: "2", sm: "3" }}>
          {keptId !== undefined && <KeptActions id={keptId} {...actions} />}
          {offer && keptId === undefined && (
            <>
              {!closed && <ReportButton kind="offer" id={offer.id} name={offer.jobTitle} />}
              <SaveButton offer={offer} wordy />
              {!closed && <ApplyOrWithdraw offer={offer} {...actions} />}
            </>
          )}
        </DialogFooter>
      )}
    </Dialog>
  );
}
