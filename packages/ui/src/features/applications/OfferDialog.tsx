import { Stack } from "@chakra-ui/react";
import { Printer } from "lucide-react";
import { useAddressId } from "../../address";
import { Dialog, DialogBody, DialogFooter } from "../../components/dialogs/Dialog";
import { Notice } from "../../components/feedback/Notice";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { TitleText } from "../../components/text/TitleText";
import { ReportButton } from "../reports";
import { LoadedOffer, type Offer, SaveButton, isClosed, offerOf, useOffer } from "../job-offers";
import { BlockedNotice } from "./shared/BlockedNotice";
import { type ApplyActions, ApplyOrWithdraw } from "./ApplyOrWithdraw";
import { KeptApplication, OfferDetails } from "./lazy-offer-details";
import { useTranslations } from "./translations";
import { Button } from "../../components/actions/Button";
import { keptOffer } from "./offer-to-apply";
import { useOwnApplication } from "./queries";

/** The title of the deleted offer, once it is known. */
function KeptTitle({ id }: { id: number }) {
  const { t } = useTranslations();
  const { data: own } = useOwnApplication(id);
  const title = own?.offer?.jobTitle;
  return title === undefined ? t("offer.title") : <TitleText>{title}</TitleText>;
}

/** What the reader can do with the application that they kept to a deleted offer: print it, delete it. */
function KeptActions({ id, ...actions }: ApplyActions & { id: number }) {
  const { t } = useTranslations();
  const { data: own } = useOwnApplication(id);
  const offer = own && keptOffer(own);
  return (
    <>
      <Button variant="outline" icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
        {t("kept.print")}
      </Button>
      {offer && <ApplyOrWithdraw offer={offer} {...actions} />}
    </>
  );
}

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
      title={offer ? <TitleText>{offer.jobTitle}</TitleText> : keptId ? <KeptTitle id={keptId} /> : t("offer.title")}
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
