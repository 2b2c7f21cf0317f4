import { errorText } from "@passerelle/api";
import { Dialog, DialogBody, DialogFooter } from "../../kit/Dialog";
import { QueryView } from "../../kit/QueryView";
import { SkeletonText } from "../../kit/Skeletons";
import { useLast } from "../../kit/use-last";
import { OfferDetails } from "./OfferDetails";
import type { Offer } from "./offers";
import { ApplyOrWithdraw, type OfferActions } from "./OfferTable";
import { useOffer } from "./queries";
import { useWords } from "./words";

interface OfferDialogProps extends Pick<OfferActions, "onApply" | "onWithdraw"> {
  /** The offer to read; nothing while the dialog is closed. */
  offer: Offer | undefined;
  profileHref: string;
  onClose: () => void;
}

/** An offer in full, from its title in the list (D-111). */
export function OfferDialog({ offer, profileHref, onClose, ...actions }: OfferDialogProps) {
  const shown = useLast(offer);
  return (
    <Dialog open={!!offer} onClose={onClose} title={shown?.jobTitle} size="lg">
      {shown && <Content offer={shown} profileHref={profileHref} />}
      {shown && (
        <DialogFooter>
          <ApplyOrWithdraw offer={shown} {...actions} />
        </DialogFooter>
      )}
    </Dialog>
  );
}

function Content({ offer, profileHref }: { offer: Offer; profileHref: string }) {
  const { t } = useWords();
  const detail = useOffer(offer.id);
  return (
    <DialogBody>
      <QueryView
        query={detail}
        loading={t("offer.loading")}
        failed={errorText(detail.error, t("offer.loadFailed"))}
        skeleton={<SkeletonText lines={8} />}
      >
        {(found) => <OfferDetails offer={found} profileHref={profileHref} />}
      </QueryView>
    </DialogBody>
  );
}
