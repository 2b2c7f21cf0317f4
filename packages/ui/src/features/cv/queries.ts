import { useMutation } from "@tanstack/react-query";
import { isListed, orNoLonger, useApi, useCreation, usePagedList, useReload, useReloadAfterSave } from "../../data";
import { useOpenAttempt } from "../../forms/use-form-draft";
import type { CvCalls } from "./cv-list";
import type { CvName } from "./names";

/** One's own entries, in the cache as `["cv", name, page]`. */
export function useEntries<Entry extends { id: number }, Input>(
  name: CvName,
  { list }: Pick<CvCalls<Entry, Input>, "list">,
) {
  const api = useApi();
  return usePagedList({ key: ["cv", name], read: (query, signal) => list(api, query, signal) });
}

/** Adds an entry, once however often it is tried, or saves the whole form over the one with this id. */
export function useSaveEntry<Entry, Input>(
  { create, update }: CvCalls<Entry, Input>,
  id: number | undefined,
  draft: string,
) {
  const api = useApi();
  const add = useCreation(
    (body: Input, clientId) => create(api, { ...body, clientId }),
    (added, body) => update(api, added, body),
    useOpenAttempt(draft),
  );
  return useMutation({
    mutationFn: (body: Input) => (id === undefined ? add(body) : update(api, id, body)),
    ...useReloadAfterSave("cvEntry"),
  });
}

/** Adds an entry that was deleted. */
export function useRestoreEntry<Entry, Input>({ create }: CvCalls<Entry, Input>) {
  const api = useApi();
  const add = useCreation((body: Input, clientId) => create(api, { ...body, clientId }));
  return useMutation({ mutationFn: add, ...useReloadAfterSave("cvEntry") });
}

/** Deletes an entry; one that is gone already shows in the list too. */
export function useDeleteEntry<Entry extends { id: number }, Input>({ list, remove }: CvCalls<Entry, Input>) {
  const api = useApi();
  return useMutation({
    mutationFn: (id: number) =>
      orNoLonger(remove(api, id), () => isListed((query) => list(api, query, new AbortController().signal), id)),
    onSettled: useReload("cvEntry"),
  });
}
