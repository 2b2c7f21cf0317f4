import { movedTo, pageSize } from "@passerelle/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  isListed,
  orNoLonger,
  type Paged,
  reloadAfter,
  useApi,
  useCreation,
  usePagedList,
  useReload,
  useReloadAfterSave,
} from "../../data";
import { useOpenAttempt } from "../../forms/drafts/form-drafts";
import type { CvCalls } from "./cv-list";
import type { CvName } from "./translation-keys";

/** The user's own entries, cached as `["cv", name, page]`. */
export function useEntries<Entry extends { id: number }, Input>(
  name: CvName,
  { list }: Pick<CvCalls<Entry, Input>, "list">,
) {
  const api = useApi();
  return usePagedList({ key: ["cv", name], read: (query, signal) => list(api, query, signal) });
}

/** Adds an entry once, even after several attempts, or saves the changed fields of the one with this id. */
export function useSaveEntry<Entry, Input>(
  { create, update }: CvCalls<Entry, Input>,
  id: number | undefined,
  draft: string,
  changed: (body: Input) => Partial<Input>,
) {
  const api = useApi();
  const add = useCreation(
    (body: Input, clientId) => create(api, { ...body, clientId }),
    (added, body) => update(api, added, body),
    useOpenAttempt(draft),
  );
  return useMutation({
    mutationFn: (body: Input) => (id === undefined ? add(body) : update(api, id, changed(body))),
    ...useReloadAfterSave("cvEntry"),
  });
}

/** Restores a deleted entry at a position of the list; completes when the list shows it. */
export function useRestoreEntry<Entry, Input>({ create }: CvCalls<Entry, Input>, position: number) {
  const api = useApi();
  const add = useCreation((body: Omit<Entry, "id">, clientId) => create(api, { ...body, clientId, position }));
  const client = useQueryClient();
  return useMutation({
    mutationFn: add,
    ...useReloadAfterSave("cvEntry"),
    onSuccess: () => reloadAfter(client, "cvEntry"),
  });
}

/**
 * Moves an entry to a 1-based position of the list. Its page changes at once; several moves are sent one after the
 * other, and the list is refetched after the last one.
 */
export function useMoveEntry<Entry extends { id: number }, Input>(name: CvName, { update }: CvCalls<Entry, Input>) {
  const api = useApi();
  const client = useQueryClient();
  const reload = useReload("cvEntry");
  const mutationKey = ["cv-order", name];
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join("/") },
    mutationFn: ({ id, position }: Move) => update(api, id, { position }),
    onSettled: () => client.isMutating({ mutationKey }) === 1 && reload(),
  });
  const pageKey = (page: number) => ["cv", name, page] as const;
  return {
    /** The current entries of a page: a quick second press comes before the next render. */
    entriesOn: (page: number) => client.getQueryData<Paged<Entry>>(pageKey(page))?.items ?? [],
    move: (asked: Move) => {
      void client.cancelQueries({ queryKey: ["cv", name] });
      client.setQueryData<Paged<Entry>>(pageKey(asked.page), (shown) => shown && withMoved(shown, asked));
      return mutateAsync(asked);
    },
  };
}

interface Move {
  id: number;
  position: number;
  page: number;
}

/** A page with an entry moved; an entry that leaves the page stays until the server has answered. */
function withMoved<Entry extends { id: number }>(shown: Paged<Entry>, { id, position, page }: Move): Paged<Entry> {
  const entry = shown.items.find((each) => each.id === id);
  const place = position - (page - 1) * pageSize;
  const isHere = place >= 1 && place <= pageSize;
  return entry && isHere ? { ...shown, items: movedTo(shown.items, entry, place) } : shown;
}

/** Deletes an entry; one that no longer exists disappears from the list too. */
export function useDeleteEntry<Entry extends { id: number }, Input>({ list, remove }: CvCalls<Entry, Input>) {
  const api = useApi();
  return useMutation({
    mutationFn: (id: number) =>
      orNoLonger(remove(api, id), () => isListed((query) => list(api, query, new AbortController().signal), id)),
    onSettled: useReload("cvEntry"),
  });
}
