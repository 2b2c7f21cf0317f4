import { Dialog, DialogBody } from "./Dialog";
import { PartFailed } from "./LoadFailed";
import { useKitTranslations } from "./translations";

interface PartFailedDialogProps {
  open: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** Stands in the place of a dialog whose code could not be fetched. */
export function PartFailedDialog({ open, onClose, onRetry }: PartFailedDialogProps) {
  const { t } = useKitTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t("notLoadedTitle")}>
      <DialogBody>
        <PartFailed onRetry={onRetry} />
      </DialogBody>
    </Dialog>
  );
}
