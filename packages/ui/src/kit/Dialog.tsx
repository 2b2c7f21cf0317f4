import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { useScopeLang } from "../i18n";
import { Button } from "./Button";
import { ConfirmDialog } from "./ConfirmDialog";
import { IconButton } from "./IconButton";
import { useFinalFocus } from "./use-focus-heir";
import { useKitWords } from "./words";

interface DialogControl {
  inForm: boolean;
  /** How many parts of the dialog hold something typed that would be lost. */
  setUnsaved: (change: (parts: number) => number) => void;
  /** Closes, after a question when something typed would be lost. */
  close: () => void;
}

export const DialogContext = createContext<DialogControl>({
  inForm: false,
  setUnsaved: () => undefined,
  close: () => undefined,
});

/** The dialog around, for what closes it. */
export const useDialog = () => useContext(DialogContext);

/** Where the typing starts; in a dialog without fields the focus goes to its first control. */
const firstField = ":is(input, select, textarea):not(:disabled, [type=hidden])";
/** What the address names has the focus before any field. */
const spotlight = "[data-initial-focus]";

export interface DialogProps {
  open: boolean;
  /** The dialog was closed without saving: by Escape, its cross, Cancel or a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** DialogBody and DialogFooter, or a DialogForm around them; mounted anew each time the dialog opens (§2). */
  children: ReactNode;
  size?: "md" | "lg";
}

/** A modal; a full sheet on phones. With changes it stays on outside clicks and asks before it closes (D-080). */
export function Dialog({ open, onClose, title, children, size = "md" }: DialogProps) {
  const lang = useScopeLang();
  const { t } = useKitWords();
  const [unsaved, setUnsaved] = useState(0);
  const [asking, setAsking] = useState(false);
  const opening = useOpening(open);
  const content = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(open);
  const close = () => (unsaved > 0 ? setAsking(true) : onClose());
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && close()}
      closeOnInteractOutside={unsaved === 0}
      initialFocusEl={() =>
        content.current?.querySelector<HTMLElement>(spotlight) ??
        content.current?.querySelector<HTMLElement>(firstField) ??
        null
      }
      finalFocusEl={finalFocus}
      size={size}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} lang={lang}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              <IconButton label={t("close")} onClick={close}>
                <X size={20} aria-hidden />
              </IconButton>
            </ChakraDialog.Header>
            <DialogContext key={opening} value={{ inForm: false, setUnsaved, close }}>
              {children}
            </DialogContext>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
      <ConfirmDialog
        open={open && asking}
        title={t("discardTitle")}
        confirmLabel={t("discard")}
        cancelLabel={t("keepEditing")}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      >
        {t("discardText")}
      </ConfirmDialog>
    </ChakraDialog.Root>
  );
}

/** Which time it is open: what opens again while it is still fading away has never been unmounted. */
function useOpening(open: boolean): number {
  const [was, setWas] = useState({ open, times: 0 });
  if (open !== was.open) setWas({ open, times: was.times + Number(open) });
  return was.times;
}

/**
 * The part of a dialog that scrolls. Outside of a form it may be text alone, so the keyboard can reach it to scroll; a
 * form is scrolled by going through its fields.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  const { inForm } = useDialog();
  return <ChakraDialog.Body {...(!inForm && { tabIndex: 0, outlineOffset: "-2px" })}>{children}</ChakraDialog.Body>;
}

/** The dialog's buttons, in view while the body scrolls. */
export const DialogFooter = ChakraDialog.Footer;

/** Leaves the dialog unsaved; the label follows the page's language ('Annuler', 'Cancel'; D-067). */
export function DialogCancel() {
  const { t } = useKitWords();
  const { close } = useDialog();
  return (
    <Button variant="outline" colorPalette="neutral" onClick={close}>
      {t("cancel")}
    </Button>
  );
}
