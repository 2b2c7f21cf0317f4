import { Dialog, Portal } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { useScopeLang } from "../../i18n";
import { Announced } from "../feedback/Announced";
import { showFocus, useClosesOnBack } from "./layers";
import { Button } from "../actions/Button";
import { useFinalFocus } from "../focus/focus-restoration";
import { useComponentTranslations } from "../translations";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question. */
  children: ReactNode;
  /** 'Supprimer' or 'Delete' by default. */
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  /** The reason for a failure; the dialog stays open. */
  error?: string | undefined;
}

/** A confirmation for actions that cannot be undone; the focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, busy = false, error } = props;
  const { t } = useComponentTranslations();
  const lang = useScopeLang();
  const harmless = useRef<HTMLButtonElement>(null);
  const finalFocus = useFinalFocus(open);
  const cancel = () => !busy && onCancel();
  useClosesOnBack(open, cancel);
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={(change) => !change.open && cancel()}
      initialFocusEl={() => harmless.current}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content lang={lang} onFocus={showFocus}>
            <Dialog.Header pt="5">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>{children}</Dialog.Description>
              {error && (
                <Announced assertive mt="3" color="danger" fontWeight="medium">
                  {error}
                </Announced>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={harmless} variant="outline" colorPalette="neutral" disabled={busy} onClick={onCancel}>
                {cancelLabel ?? t("cancel")}
              </Button>
              <Button colorPalette="red" busy={busy} onClick={onConfirm}>
                {confirmLabel ?? t("delete")}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
