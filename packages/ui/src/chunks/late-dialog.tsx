import { type ComponentType, type ReactNode, useState } from "react";
import { OpenerContext, useOpener } from "../components/focus-restoration";
import { PartFailedDialog } from "../components/PartFailedDialog";
import { PartLoading } from "../components/PartLoading";
import { latePart } from "./late-part";

interface Closable {
  onClose: () => void;
}

interface LateDialogOptions<Props> {
  isOpen: (props: Props) => boolean;
  /** Fetches it before it is opened. */
  ahead?: boolean;
}

/**
 * As `latePart`, of a dialog: a failure is told in a dialog in its place, and opening it again is another try. Whichever
 * closes, the focus returns to what opened the first.
 */
export function lateDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, ahead = false }: LateDialogOptions<Props>,
): (props: Props) => ReactNode {
  const Part = latePart(load, {
    resetKey: (props) => String(isOpen(props)),
    loading: (props) => isOpen(props) && <PartLoading />,
    failed: (retry, props) => <PartFailedDialog open={isOpen(props)} onClose={props.onClose} {...retry} />,
  });
  return function LateDialog(props: Props) {
    const [isMounted, setMounted] = useState(ahead);
    const opener = useOpener(isOpen(props));
    if (!isMounted && isOpen(props)) setMounted(true);
    return (
      isMounted && (
        <OpenerContext value={opener}>
          <Part {...props} />
        </OpenerContext>
      )
    );
  };
}
