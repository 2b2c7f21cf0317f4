import type { ComponentProps } from "react";
import { Dialog, DialogBody } from "./Dialog";
import { PartFailed } from "../states/FailedState";
import { useComponentTranslations } from "../translations";

interface PartFailedDialogProps extends ComponentProps<typeof PartFailed> {
  open: boolean;
  onClose: () => void;
}

/** Replaces a dialog whose code could not be loaded. */
export function PartFailedDialog({ open, onClose, ...retry }: PartFailedDialogProps) {
  const { t } = useComponentTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t("notLoadedTitle")}>
      <DialogBody>
        <PartFailed {...retry} />
      </DialogBody>
    </Dialog>
  );
}
