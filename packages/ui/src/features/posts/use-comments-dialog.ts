import { useEffect, useEffectEvent } from "react";
import { useAddress, useAddressId } from "../../address";
import type { useDialogState } from "../../components/dialogs/use-dialog-state";
import type { PagedList } from "../../data";
import { unsavedChanges } from "../../forms/unsaved/unsaved-changes";
import type { Post } from "./posts";
import type { PostTask } from "./PostDialogs";
import { useOpenPost } from "./use-open-post";
import { useTranslations } from "./translations";

/** The address of the list without a dialog. */
const nothingOpen = { post: null };

/** The comments of the post in the address, in a dialog over a list of posts, or that the post was deleted. */
export function useCommentsDialog(
  { query }: Pick<PagedList<Post>, "query">,
  notify: ReturnType<typeof useDialogState<PostTask>>["notify"],
) {
  const { say } = useTranslations();
  const { push, replace, leave } = useAddress();
  const postId = useAddressId("post");
  const open = useOpenPost({ postId }, query);
  // The typed text stays and can be copied.
  const isLost = open.gone && !unsavedChanges.exist();
  const notifyOfLoss = useEffectEvent(() => {
    notify({ tone: "info", text: say("comments.postGone") });
    replace(nothingOpen);
    void query.refetch();
  });
  useEffect(() => {
    if (isLost) notifyOfLoss();
  }, [isLost]);
  // Refetched however the post was opened, because the cached post may no longer exist.
  const readAgain = useEffectEvent(() => void query.refetch({ cancelRefetch: false }));
  useEffect(() => {
    if (postId !== undefined) readAgain();
  }, [postId]);
  return {
    onComments: ({ id }: Post) => push({ post: String(id) }),
    dialog: { open: postId === undefined || isLost ? undefined : open, onClose: () => leave(nothingOpen) },
  };
}
