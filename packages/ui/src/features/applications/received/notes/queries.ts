import type { Schemas } from "@passerelle/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orNoLonger, reload, unlessMissing, unlessUnsupported, useApi, useCreation } from "../../../../data";
import { formKey, useOpenAttempt } from "../../../../forms/drafts/form-drafts";

export type Note = Schemas["ApplicationNote"];

const keyOf = (applicationID: number) => ["applications", "notes", applicationID] as const;

/**
 * The recruiter's notes on an application, oldest first; null if the server does not support notes. They are refetched
 * on a return to the window, because another tab may have changed them.
 */
export function useNotes(applicationID: number) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(applicationID),
    queryFn: ({ signal }) =>
      unlessUnsupported(api.GET("/application/{applicationID}/notes", { params: { path: { applicationID } }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export const noteDraft = (applicationID: number) => formKey("note", applicationID);

/** Adds a note once, even after several attempts. */
export function useAddNote(applicationID: number) {
  const api = useApi();
  const client = useQueryClient();
  const create = useCreation(
    (text: string, clientId) =>
      api.POST("/application/{applicationID}/notes", { params: { path: { applicationID } }, body: { text, clientId } }),
    undefined,
    useOpenAttempt(noteDraft(applicationID)),
  );
  return useMutation({
    mutationFn: create,
    onSettled: () => reload(client, keyOf(applicationID)),
  });
}

/** Deletes a note; one that no longer exists counts as deleted. */
export function useDeleteNote(applicationID: number) {
  const api = useApi();
  const client = useQueryClient();
  const path = { applicationID };
  return useMutation({
    mutationFn: async (id: number) =>
      (await unlessMissing(
        orNoLonger(
          api.DELETE("/application/{applicationID}/notes/{id}", { params: { path: { ...path, id } } }),
          async () =>
            (await api.GET("/application/{applicationID}/notes", { params: { path } })).some((note) => note.id === id),
        ),
      )) ?? {},
    onSettled: () => reload(client, keyOf(applicationID)),
  });
}
