import type { Api, Identity } from "@passerelle/api";
import { type QueryClient, skipToken, useIsMutating, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { isGone, reload, useApi } from "../../data";
import type { Sentence } from "../../i18n";
import { toast } from "../../components/feedback/toast";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import { messageKeys, type MessageHistory } from "./cache";
import type { Message } from "./discussions";
import { dropSent } from "./outbox";
import { isUnread, newestId, withNewest, withOlder } from "./message-pages";
import { dropDiscussion, keepRead } from "./read-discussion";
import { useTranslations } from "./translations";

/**
 * The open discussion's messages, oldest first; none for `null`, a new discussion. It is loaded, which marks it as
 * read, when it becomes visible and when the other person writes while it is visible, but never while the page is
 * hidden. `status` is "error" only if nothing can be shown; `error` is the reason that the last request failed.
 * `loadOlder` adds up to 200 older messages in front, and does nothing while it is busy.
 */
export function useMessageHistory(me: Identity, discussionId: number | null) {
  const api = useApi();
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  const isVisible = useIsVisible();
  const queryKey = messageKeys.history(discussionId ?? 0);
  const { data, status, error, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn:
      discussionId === null
        ? skipToken
        : async ({ client, signal }): Promise<MessageHistory> => {
            const asked = newestId(client.getQueryData<MessageHistory>(queryKey));
            const page = await readPage(api, discussionId, { signal }).catch((error: unknown) => {
              if (isGone(error)) leave(client, discussionId, failureSentence(error, say("discussion.failed")));
              throw error;
            });
            const history = withNewest(client.getQueryData<MessageHistory>(queryKey), page, asked);
            keepRead(client, discussionId, history);
            return history;
          },
    enabled: isVisible,
    staleTime: 0,
    // `withNewest` keeps equal items; a comparison by index would break when older messages are added in front.
    structuralSharing: false,
  });

  const isBehind = isVisible && !isFetching && !isError && data !== undefined && isUnread(data, me);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  const isNone = discussionId === null;
  return {
    status: isNone || data ? ("success" as const) : status,
    error,
    messages: data?.messages ?? none,
    hasOlder: data?.hasOlder ?? false,
    ...useOlder(discussionId, data),
    refetch: () => void (isNone || refetch()),
  };
}

/** Replaces the discussion with a new one with the same person, which keeps the draft. */
function leave(client: QueryClient, discussionId: number, text: Sentence) {
  dropDiscussion(client, discussionId);
  toast.error(text);
}

const none: readonly Message[] = [];

function useOlder(discussionId: number | null, history: MessageHistory | undefined) {
  const api = useApi();
  const mutationKey = ["older", discussionId];
  const { mutate, isError } = useMutation({
    mutationKey,
    mutationFn: ({ id, before }: { id: number; before: number }) => readPage(api, id, { before }),
    onSuccess: (page, { id, before }, _, { client }) => {
      const queryKey = messageKeys.history(id);
      const isBehind = client.getQueryState(queryKey)?.isInvalidated;
      client.setQueryData<MessageHistory>(queryKey, (now) => now && withOlder(now, page, before));
      // Older messages do not replace newer ones that were missed.
      if (isBehind) void reload(client, queryKey);
    },
  });
  const isLoadingOlder = useIsMutating({ mutationKey }) > 0;
  const loadOlder = () => {
    const first = history?.messages[0];
    if (discussionId !== null && first && history.hasOlder && !isLoadingOlder)
      mutate({ id: discussionId, before: first.id });
  };
  return { loadOlder, isLoadingOlder, olderFailed: isError };
}

async function readPage(api: Api, id: number, { before, signal }: { before?: number; signal?: AbortSignal }) {
  const params = { path: { id }, query: before === undefined ? {} : { before } };
  const page = await api.GET("/discussions/{id}/messages", { params, ...(signal && { signal }) });
  dropSent(page);
  return page;
}

/** Whether the page is visible, and not in another tab or on a locked phone. */
function useIsVisible() {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
    () => document.visibilityState === "visible",
  );
}
