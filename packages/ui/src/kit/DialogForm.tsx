import { chakra } from "@chakra-ui/react";
import type { ReactNode, SubmitEvent } from "react";
import { low } from "../theme/conditions";
import { DialogContext, useDialog } from "./Dialog";
import { useDialogDirty } from "./use-dialog-dirty";

interface DialogFormProps {
  /** The form's submission, as react-hook-form's `handleSubmit` answers it. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Whether something typed would be lost (D-080). */
  dirty: boolean;
  children: ReactNode;
}

/** A form that fills a dialog: DialogBody scrolls, DialogFooter stays. */
export function DialogForm({ onSubmit, dirty, children }: DialogFormProps) {
  const dialog = useDialog();
  useDialogDirty(dirty);
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
