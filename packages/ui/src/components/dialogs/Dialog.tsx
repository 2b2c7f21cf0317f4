import { chakra, Dialog as ChakraDialog, Portal, useDialogContext } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import { useScopeLang } from "../../i18n";
import { low } from "../../theme/conditions";
import { Syllables } from "../text/Syllables";
import { Button } from "../actions/Button";
import { IconButton } from "../actions/IconButton";
import { unsavedChanges } from "../../forms/unsaved/unsaved-changes";
import { useScrollStop } from "../layout/use-scroll-stop";
import { useFinalFocus } from "../focus/focus-restoration";
import { DialogContext, overDialogs, ownEscape, showFocus, useClosesOnBack, useDialog } from "./layers";
import { useComponentTranslations } from "../translations";

/** Whether an event was in an element with this mark. */
const isIn = (mark: Readonly<Record<string, string>>, target: EventTarget | null) =>
  Object.entries(mark).some(([name, value]) => target instanceof Element && target.closest(`[${name}="${value}"]`));

/** The field to focus; a dialog without fields focuses its first control. */
const firstField = ":is(input, select, textarea):not(:disabled, [type=hidden])";
/** The object named in the address takes precedence over fields. */
const spotlight = "[data-initial-focus]";

export interface DialogProps {
  open: boolean;
  /** Called when the dialog was closed without saving: by Escape, its cross, Cancel or a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** DialogBody and DialogFooter, or a DialogForm around them; remounted each time the dialog opens. */
  children: ReactNode;
  size?: "md" | "lg" | "xl";
  /** Whether the address opens it: Back then closes it by returning to the previous address. */
  inAddress?: boolean;
}

/** A modal; on phones a full sheet, which Back closes. With changes it stays on outside clicks, and asks first. */
export function Dialog({ open, onClose, title, children, size = "md", inAddress = false }: DialogProps) {
  const lang = useScopeLang();
  const { t } = useComponentTranslations();
  const id = useId();
  const opening = useOpening(open);
  const content = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(open);
  const close = () => {
    if (!unsavedChanges.exist(id)) return onClose();
    void unsavedChanges.confirmDiscard(id).then((discard) => discard && onClose());
  };
  useClosesOnBack(open && !inAddress, close);
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && close()}
      onInteractOutside={(event) => {
        if (unsavedChanges.exist(id) || isIn(overDialogs, event.detail.target)) event.preventDefault();
      }}
      onEscapeKeyDown={(event) => isIn(ownEscape, event.target) && event.preventDefault()}
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
          <ChakraDialog.Content ref={content} lang={lang} onFocus={showFocus}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>
                {typeof title === "string" ? <Syllables>{title}</Syllables> : title}
              </ChakraDialog.Title>
              <IconButton label={t("close")} onClick={close}>
                <X size={20} aria-hidden />
              </IconButton>
            </ChakraDialog.Header>
            <DialogContext key={opening} value={{ id, open, inForm: false, close }}>
              {children}
            </DialogContext>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** The number of times the dialog has opened: a dialog that reopens while it fades out was never unmounted. */
function useOpening(open: boolean): number {
  const [was, setWas] = useState({ open, times: 0 });
  if (open !== was.open) setWas({ open, times: was.times + Number(open) });
  return was.times;
}

interface DialogFormProps {
  /** The form's submit handler, from react-hook-form's `handleSubmit`. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}

/** A form that fills a dialog: DialogBody scrolls, DialogFooter stays in place. */
export function DialogForm({ onSubmit, children }: DialogFormProps) {
  const dialog = useDialog();
  return (
    <chakra.form
      noValidate
      onSubmit={onSubmit}
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      css={{ [low]: { flex: "none" } }}
    >
      <DialogContext value={{ ...dialog, inForm: true }}>{children}</DialogContext>
    </chakra.form>
  );
}

/**
 * The scrollable part of a dialog. Outside a form it may contain only text, so the keyboard can focus it to scroll; a
 * form scrolls as its fields are focused.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  const { inForm } = useDialog();
  const body = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(body, { "aria-labelledby": useDialogContext().getTitleProps().id });
  return (
    <ChakraDialog.Body ref={body} data-dialog-body outlineOffset="-2px" {...(!inForm && stop)}>
      {children}
    </ChakraDialog.Body>
  );
}

/** The dialog's buttons, which stay visible while the body scrolls. */
export const DialogFooter = ChakraDialog.Footer;

/** Closes the dialog without saving; the label follows the page's language ('Annuler', 'Cancel'). */
export function DialogCancel() {
  const { t } = useComponentTranslations();
  const { close } = useDialog();
  return (
    <Button variant="outline" colorPalette="neutral" onClick={close}>
      {t("cancel")}
    </Button>
  );
}
