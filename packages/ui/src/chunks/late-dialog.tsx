import { type ComponentType, type ReactNode, useState } from "react";
import { PartFailedDialog } from "../components/PartFailedDialog";
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
    failed: (retry, props) => <PartFailedDialog open={isOpen(props)} onClose={props.onClose} onRetry={retry} />,
  });
  return function LateDialog(props: Props) {
    const [isMounted, setMounted] = useState(ahead);
    if (!isMounted && isOpen(props)) setMounted(true);
    return isMounted && <Part {...props} />;
  };
}
