import { chakra } from "@chakra-ui/react";
import type { ReactNode, SubmitEvent } from "react";
import { low } from "../theme/conditions";
import { DialogContext, useDialog } from "../components/dialogs/dialog-context";

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
