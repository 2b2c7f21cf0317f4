import { chakra } from "@chakra-ui/react";
import { DeleteDialog } from "../../components/dialogs/DeleteDialog";
import type { Message } from "../../components/feedback/MessageBox";
import { useLastDefined } from "../../components/provider/use-last-defined";
import type { CvEntry, CvList } from "./cv-list";
import { useDeleteEntry } from "./queries";
import { useTranslations } from "./translations";

interface CvDeleteDialogProps<Entry extends CvEntry, Input extends object> {
  list: CvList<Entry, Input>;
  /** The entry to delete; undefined while the dialog is closed. */
  entry: Entry | undefined;
  onClose: () => void;
  /** Called after the entry was deleted, or could not be. */
  onDone: (message: Message) => void;
}

/** Asks before an entry is deleted, and names it. */
export function CvDeleteDialog<Entry extends CvEntry, Input extends object>(props: CvDeleteDialogProps<Entry, Input>) {
  const { list, entry, ...outcome } = props;
  const { name, calls, titleOf } = list;
  const { t, say } = useTranslations();
  const remove = useDeleteEntry(calls);
  const shown = useLastDefined(entry);
  return (
    <DeleteDialog
      id={entry?.id}
      title={t("deleteTitle")}
      remove={remove}
      deleted={say(`deleted.${name}`)}
      failed={say(`deleteFailed.${name}`)}
      {...outcome}
    >
      {t(`deleteQuestion.${name}`)}
      <chakra.strong display="block" mt="2" color="ink" fontWeight="semibold" overflowWrap="anywhere">
        {shown && titleOf(shown)}
      </chakra.strong>
    </DeleteDialog>
  );
}
