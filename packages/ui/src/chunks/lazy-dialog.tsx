import { type ComponentType, type ReactNode, useState } from "react";
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

/** `lazyPart` for dialogs: a failure is shown in a dialog; opening it again retries. */
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
    if (!isMounted && isOpen(props)) setMounted(true);
    return isMounted && <Part {...props} />;
  };
}
