import { type ComponentType, type ReactNode, useState } from "react";
import { OpenerContext, useOpener } from "../components/focus/focus-restoration";
import { PartFailedDialog } from "../components/dialogs/PartFailedDialog";
import { PartLoading } from "../components/states/PartLoading";
import { lazyPart } from "./lazy-part";

interface Closable {
  onClose: () => void;
}

interface LazyDialogOptions<Props> {
  isOpen: (props: Props) => boolean;
  /** Loads the code before the dialog is opened. */
  prefetch?: boolean;
}

/**
 * `lazyPart` for dialogs: a failure is shown in a dialog, and opening that again retries. When either closes, the focus
 * returns to the control that opened the first.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  { isOpen, prefetch = false }: LazyDialogOptions<Props>,
): (props: Props) => ReactNode {
  const Part = lazyPart(load, {
    resetKey: (props) => String(isOpen(props)),
    loading: (props) => isOpen(props) && <PartLoading />,
    failed: (retry, props) => <PartFailedDialog open={isOpen(props)} onClose={props.onClose} {...retry} />,
  });
  return function LazyDialog(props: Props) {
    const [isMounted, setMounted] = useState(prefetch);
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
