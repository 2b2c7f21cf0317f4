import type { Sentence } from "../../i18n";
import { Dialog } from "../../components/dialogs/Dialog";
import { useLastDefined } from "../../components/provider/use-last-defined";
import type { CvEntry, CvList } from "./cv-list";
import { CvForm } from "./CvForm";
import type { FieldName } from "./names";
import { useTranslations } from "./translations";

interface CvDialogProps<Entry extends CvEntry, Input extends object, Name extends FieldName> {
  list: CvList<Entry, Input, Name>;
  /**
   * A new entry, an entry to edit, or the id of an entry that has left the list; undefined while the dialog is closed.
   */
  draft: { entry?: Entry | undefined; missing?: number | undefined } | undefined;
  onClose: () => void;
  /** Called after the entry was saved, with the message to show. */
  onSaved: (text: Sentence) => void;
}

/** The modal that adds or edits an entry, reset each time it opens. */
export function CvDialog<Entry extends CvEntry, Input extends object, Name extends FieldName>(
  props: CvDialogProps<Entry, Input, Name>,
) {
  const { list, draft, onClose, onSaved } = props;
  const { t } = useTranslations();
  const { entry, missing } = useLastDefined(draft) ?? {};
  const title = entry ? t(`editTitle.${list.name}`) : t(`addTitle.${list.name}`);
  return (
    <Dialog open={!!draft} onClose={onClose} title={title}>
      <CvForm list={list} entry={entry} missing={missing} onSaved={onSaved} />
    </Dialog>
  );
}
