import { type Identity, personKey } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { reload, useApi } from "../../data";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import { messageKeys } from "./cache";
import type { DiscussionEntry } from "./discussions";
import { type Edit, useEdit } from "./drafts";
import { useTranslations } from "./translations";

/** Edits one's own message in the text box; `box` replaces the box's properties during an edit. */
export function useEditing(me: Identity, { person }: DiscussionEntry) {
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  const { edit, setEdit } = useEdit(personKey(me), personKey(person));
  const { mutate, reset, isPending, error } = useSaveMessage();
  const turnTo = useCallback(
    (next: Edit | undefined) => {
      reset();
      setEdit(next);
    },
    [reset, setEdit],
  );
  const leave = () => turnTo(undefined);
  const box = edit && {
    text: edit.text,
    onChange: (text: string) => setEdit({ ...edit, text }),
    onSend: () => mutate({ ...edit, text: trimText(edit.text) }, { onSuccess: leave }),
    onLeave: leave,
    busy: isPending,
    sending: isPending,
    failure: error ? failureSentence(error, say("change.failed")) : undefined,
  };
  return { box, turnTo };
}

/** Refetches the queries that show messages after a change, even with an unknown outcome. */
function useReadAgain() {
  const client = useQueryClient();
  const readAgain = () => reload(client, messageKeys.discussions, messageKeys.histories);
  return { onSuccess: readAgain, onError: () => void readAgain() };
}

function useSaveMessage() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, text: content }: Edit) =>
      api.PATCH("/message/{id}", { params: { path: { id } }, body: { content } }),
    ...useReadAgain(),
  });
}

export function useDeleteMessage() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: number) => api.DELETE("/message/{id}", { params: { path: { id } } }),
    ...useReadAgain(),
  });
}
