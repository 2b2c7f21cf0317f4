import { Undo2 } from "lucide-react";
import { Button } from "../../components/actions/Button";
import type { Message } from "../../components/feedback/MessageBox";
import { Notice } from "../../components/feedback/Notice";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import { type CvEntry, type CvList, withoutId } from "./cv-list";
import { useRestoreEntry } from "./queries";
import { useTranslations } from "./translations";

interface UndoDeletionProps<Entry extends CvEntry, Input extends object> {
  list: CvList<Entry, Input>;
  entry: Entry;
  /** Its 1-based position. */
  position: number;
  /** Receives the entry's new id, if the server sends it. */
  onRestored: (message: Message, id: number | undefined) => void;
  onFailed: (message: Message) => void;
}

/** Offers to restore a deleted entry, until another one is deleted or the list is left. */
export function UndoDeletion<Entry extends CvEntry, Input extends object>(props: UndoDeletionProps<Entry, Input>) {
  const { list, entry, position, onRestored, onFailed } = props;
  const { t, say } = useTranslations();
  const errorSentence = useErrorSentence();
  const restore = useRestoreEntry(list.calls, position);
  const title = list.titleOf(entry);
  const undo = () => {
    if (restore.isPending) return;
    restore.mutate(withoutId(entry), {
      onSuccess: ({ data }) => onRestored({ tone: "success", text: say("undo.done", { title }) }, data?.id),
      onError: (error) => onFailed({ tone: "error", text: errorSentence(error, say("undo.failed")) }),
    });
  };
  return (
    <Notice text={say("undo.offer", { title })}>
      <Button
        size="sm"
        variant="outline"
        icon={<Undo2 size={16} aria-hidden />}
        busy={restore.isPending}
        busyLabel={t("undo.busy")}
        onClick={undo}
      >
        {t("undo.label")}
      </Button>
    </Notice>
  );
}
