import { chakra, Stack } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { useId } from "react";
import { Banner } from "../../components/feedback/Banner";
import { QueryView } from "../../components/states/QueryView";
import { useDialogState } from "../../components/dialogs/use-dialog-state";
import { useApi, usePagedList } from "../../data";
import { useReopenedForm } from "../../forms/drafts/form-drafts";
import { LangScope } from "../../i18n";
import { CommentsDialog } from "./CommentsDialog";
import { PostDialogs, type PostTask } from "./PostDialogs";
import { PostList } from "./PostList";
import { companyPostsQuery } from "./queries";
import { useTranslations } from "./translations";
import { useCommentsDialog } from "./use-comments-dialog";

interface CompanyPostsProps {
  username: string;
  /** The current user. */
  me: Identity;
}

/** A recruiter's posts, newest first, as in the feed. */
export function CompanyPosts({ username, me }: CompanyPostsProps) {
  const { t, lang, say } = useTranslations();
  const title = useId();
  const { openDialog, notify, banner, ...dialogs } = useDialogState<PostTask>();
  const posts = usePagedList(companyPostsQuery(useApi(), username), { param: "posts", refetchOnWindowFocus: true });
  const { query, page, onPage } = posts;
  const { onComments, dialog } = useCommentsDialog(posts, notify);
  useReopenedForm("post", query.data?.items, (post, missing) => openDialog({ kind: "save", post, missing }));
  const list = (data: typeof query.data) => (
    <PostList
      paging={{ list: data, page, onPage, turning: query.isPlaceholderData }}
      me={me}
      notify={notify}
      onComments={onComments}
      onEdit={(post) => openDialog({ kind: "save", post })}
      onDelete={(post) => openDialog({ kind: "delete", post })}
    />
  );
  return (
    <LangScope lang={lang}>
      <Stack as="section" aria-labelledby={title} gap="4" width="full" maxW="feed" mx="auto">
        <chakra.h2 id={title} textStyle="h2">
          {t("company.title")}
        </chakra.h2>
        <div>
          <Banner {...banner} over />
          <QueryView
            query={query}
            loading={t("loading")}
            failed={say("loadFailed")}
            skeleton={list(undefined)}
            empty={<chakra.p color="ink.muted">{t("company.empty")}</chakra.p>}
          >
            {list}
          </QueryView>
        </div>
      </Stack>
      <PostDialogs {...dialogs} onSaved={(text) => dialogs.finish({ tone: "success", text })} />
      <CommentsDialog me={me} {...dialog} />
    </LangScope>
  );
}
