import type { Identity } from "@passerelle/api";
import { lazy, Suspense, useEffect } from "react";
import { ErrorText } from "../../components/ErrorText";
import { Dialog, DialogBody } from "../../components/Dialog";
import { QueryView } from "../../components/QueryView";
import { useLastDefined } from "../../components/use-last-defined";
import type { OpenPost } from "./use-open-post";
import { useTranslations } from "./translations";

const load = () => import("./Comments");
const Comments = lazy(async () => ({ default: (await load()).Comments }));

interface CommentsDialogProps {
  /** The post that the address names; nothing while the dialog is closed. */
  open: OpenPost | undefined;
  /** The comment that the address names: it comes into view. */
  commentId: number | undefined;
  /** Who reads. */
  me: Identity;
  onClose: () => void;
}

/** 'Commentaires sur le post': the post, what was said, and a way to answer. */
export function CommentsDialog({ open, commentId, me, onClose }: CommentsDialogProps) {
  const { t, say } = useTranslations();
  useEffect(() => {
    // What fails now is tried again, and told, once a post is opened.
    load().catch(() => undefined);
  }, []);
  const { post, query, onEarlier, gone = false, commentGone = false } = useLastDefined(open) ?? {};
  return (
    <Dialog open={!!open} onClose={onClose} title={t("comments.title")} inAddress>
      <Suspense>
        {post && onEarlier && (
          <Comments key={post.id} post={post} me={me} commentId={commentId} {...{ onEarlier, gone, commentGone }} />
        )}
      </Suspense>
      {!post && query && (
        <DialogBody>
          <QueryView
            query={query}
            loading={t("comments.loading")}
            failed={<ErrorText error={query.error} otherwise={say("comments.loadFailed")} />}
          >
            {() => null}
          </QueryView>
        </DialogBody>
      )}
    </Dialog>
  );
}
