import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { quoteOr, type Sentence } from "../../i18n";
import { ConfirmDialog } from "./ConfirmDialog";
import type { Answer } from "../use-outcome";
import type { Message } from "../feedback/MessageBox";
import { useOutcome } from "../use-outcome";

interface DeleteDialogProps<Id> {
  /** The id of the entry to delete; undefined while the dialog is closed. */
  id: Id | undefined;
  title: string;
  /** The question. */
  children: ReactNode;
  /** 'Supprimer' or 'Delete' by default. */
  confirmLabel?: string;
  remove: UseMutationResult<Answer, Error, Id>;
  /** The text if the server sends none. */
  deleted: Sentence;
  failed: Sentence;
  onClose: () => void;
  /** Called after the deletion succeeded or failed. */
  onDone: (message: Message) => void;
}

/** Confirms a deletion or a similar action, and reports its outcome. */
export function DeleteDialog<Id>({ id, remove, deleted, failed, onClose, onDone, ...question }: DeleteDialogProps<Id>) {
  const tellOutcome = useOutcome();
  const confirm = () => {
    if (id === undefined || remove.isPending) return;
    tellOutcome(remove.mutateAsync(id), {
      success: ({ message }) => quoteOr(message, deleted),
      failure: failed,
      onSuccess: (text) => onDone({ tone: "success", text }),
      onError: (text) => onDone({ tone: "error", text }),
    });
  };
  return (
    <ConfirmDialog
      {...question}
      open={id !== undefined}
      onConfirm={confirm}
      onCancel={onClose}
      busy={remove.isPending}
    />
  );
}
