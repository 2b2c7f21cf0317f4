import { Stack } from "@chakra-ui/react";
import { ErrorText } from "../../components/ErrorText";
import { Dialog, DialogBody } from "../../components/Dialog";
import { Notice } from "../../components/Notice";
import { QueryView } from "../../components/QueryView";
import { SkeletonText } from "../../components/Skeletons";
import { useLastDefined } from "../../components/use-last-defined";
import { UserText } from "../../components/UserText";
import { OfferDetails } from "./OfferDetails";
import type { OfferDetail } from "./offers";
import { useOffer } from "./queries";
import { useTranslations } from "./translations";

interface OfferPreviewProps {
  /** The recruiter's own offer; nothing while the dialog is closed. */
  id: OfferDetail["id"] | undefined;
  onClose: () => void;
}

/** An offer as applicants see it, for its recruiter. */
export function OfferPreview({ id, onClose }: OfferPreviewProps) {
  const { t, say } = useTranslations();
  const detail = useOffer(useLastDefined(id), id !== undefined);
  return (
    <Dialog
      open={id !== undefined}
      onClose={onClose}
      title={detail.data ? <UserText>{detail.data.jobTitle}</UserText> : t("offer.title")}
      size="lg"
    >
      <DialogBody>
        <Stack gap="5">
          <Notice text={detail.data === null ? say("preview.gone") : say("preview.note")} />
          <QueryView
            query={detail}
            loading={t("offer.loading")}
            failed={<ErrorText error={detail.error} otherwise={say("offer.loadFailed")} />}
            skeleton={<SkeletonText lines={8} />}
          >
            {(found: OfferDetail | null) => found && <OfferDetails offer={found} />}
          </QueryView>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
