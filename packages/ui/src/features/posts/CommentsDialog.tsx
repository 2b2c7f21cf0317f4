import type { Identity } from "@passerelle/api";
import { Dialog, DialogBody } from "../../components/dialogs/Dialog";
import { QueryView } from "../../components/states/QueryView";
import { useLastDefined } from "../../components/provider/use-last-defined";
import { usePrefetch } from "../../chunks/use-prefetch";
import type { OpenPost } from "./use-open-post";
import { useTranslations } from "./translations";
import { PartFailed } from "../../components/states/FailedState";
import { lazyPart } from "../../chunks/lazy-part";

const Comments = lazyPart(async () => (await import("./Comments")).Comments, {
  failed: (retry) => <PartFailed {...retry} />,
});

interface CommentsDialogProps {
  /** The post in the address; undefined while the dialog is closed. */
  open: OpenPost | undefined;
  /** The current user. */
  me: Identity;
  onClose: () => void;
}

/** 'Commentaires sur le post': the post, its comments, and the form to add one. */
export function CommentsDialog({ open, me, onClose }: CommentsDialogProps) {
  const { t, say } = useTranslations();
  usePrefetch(Comments);
  const shown = useLastDefined(open);
  const post = shown?.post;
  return (
    <Dialog open={!!open} onClose={onClose} title={t("comments.title")} inAddress>
      {shown && post && <Comments key={post.id} open={shown} post={post} me={me} />}
      {shown && !post && (
        <DialogBody>
          <QueryView query={shown.query} loading={t("comments.loading")} failed={say("comments.loadFailed")}>
            {() => null}
          </QueryView>
        </DialogBody>
      )}
    </Dialog>
  );
}
