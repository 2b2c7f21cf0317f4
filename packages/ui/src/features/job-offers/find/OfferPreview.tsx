import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Dialog, DialogBody, DialogFooter } from "../../../components/dialogs/Dialog";
import { Notice } from "../../../components/feedback/Notice";
import { useLastDefined } from "../../../components/provider/use-last-defined";
import { TitleText } from "../../../components/text/TitleText";
import { lazyOffer, LoadedOffer } from "./LoadedOffer";
import type { OfferDetail } from "./offers";
import { useOffer } from "./queries";
import { useTranslations } from "./translations";

const OfferText = lazyOffer(async () => (await import("./OfferText")).OfferText);

interface OfferPreviewProps {
  /** The recruiter's own offer; undefined while the dialog is closed. */
  id: OfferDetail["id"] | undefined;
  onClose: () => void;
  /** What the recruiter can do with a draft. */
  draftActions?: ReactNode;
}

function noticeFor(offer: OfferDetail | null | undefined) {
  if (offer === null) return "gone";
  return offer?.draft ? "draft" : "note";
}

/** An offer as applicants see it, for its recruiter. */
export function OfferPreview({ id, onClose, draftActions }: OfferPreviewProps) {
  const { t, say } = useTranslations();
  const detail = useOffer(useLastDefined(id), id !== undefined);
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={detail.data ? <TitleText>{detail.data.jobTitle}</TitleText> : t("offer.title")}
      size="lg"
    >
      <DialogBody>
        <Stack gap="5">
          <Notice text={say(`preview.${noticeFor(detail.data)}`)} />
          <LoadedOffer detail={detail}>{(offer) => <OfferText offer={offer} />}</LoadedOffer>
        </Stack>
      </DialogBody>
      {detail.data?.draft && draftActions && <DialogFooter>{draftActions}</DialogFooter>}
    </Dialog>
  );
}
