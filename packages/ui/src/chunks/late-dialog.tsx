import { type ComponentType, type ReactNode, useState } from "react";
import { Dialog, DialogBody } from "../components/Dialog";
import { PartFailed } from "../components/LoadFailed";
import { useKitTranslations } from "../components/translations";
import { latePart } from "./late-part";

interface Closable {
  onClose: () => void;
}

interface LateDialogOptions<Props> {
  isOpen: (props: Props) => boolean;
  /** Fetches it before it is opened. */
  ahead?: boolean;
}

/** As `latePart`, of a dialog: a failure is told in a dialog in its place, and opening it again is another try. */
export function lateDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, ahead = false }: LateDialogOptions<Props>,
): (props: Props) => ReactNode {
  const Part = latePart(load, {
    resetKey: (props) => String(isOpen(props)),
    failed: (retry, props) => <FailedDialog open={isOpen(props)} onClose={props.onClose} onRetry={retry} />,
  });
  return function LateDialog(props: Props) {
    const [isMounted, setMounted] = useState(ahead);
    if (!isMounted && isOpen(props)) setMounted(true);
    return isMounted && <Part {...props} />;
  };
}

interface FailedDialogProps extends Closable {
  open: boolean;
  onRetry: () => void;
}

function FailedDialog({ open, onClose, onRetry }: FailedDialogProps) {
  const { t } = useKitTranslations();
  return (
    <Dialog open={open} onClose={onClose} title={t("notLoadedTitle")}>
      <DialogBody>
        <PartFailed onRetry={onRetry} />
      </DialogBody>
    </Dialog>
  );
}
