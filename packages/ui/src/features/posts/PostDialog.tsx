import type { Sentence } from "../../i18n";
import { Dialog } from "../../components/dialogs/Dialog";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { PostForm } from "./PostForm";
import type { Post } from "./posts";
import { useTranslations } from "./translations";

interface PostDialogProps {
  /** A new post, a post to edit, or the id of one that has left the list; undefined while the dialog is closed. */
  draft: { post?: Post | undefined; missing?: number | undefined } | undefined;
  onClose: () => void;
  /** Called after the post was saved, with the message to show. */
  onSaved: (text: Sentence) => void;
}

/** The modal that adds or edits a post. */
export function PostDialog({ draft, onClose, onSaved }: PostDialogProps) {
  const { t } = useTranslations();
  const { post, missing } = useLastDefined(draft) ?? {};
  return (
    <Dialog open={!!draft} onClose={onClose} title={t(post ? "form.editTitle" : "form.addTitle")}>
      <PostForm post={post} missing={missing} onSaved={onSaved} />
    </Dialog>
  );
}
