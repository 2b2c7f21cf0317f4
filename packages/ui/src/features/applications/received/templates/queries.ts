import type { Schemas } from "@passerelle/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { orNoLonger, reload, unlessMissing, unlessUnsupported, useApi, useCreation } from "../../../../data";

export type OwnTemplate = Schemas["LetterTemplate"];
export type TemplateFields = Pick<OwnTemplate, "name" | "decision" | "text">;

const key = ["applications", "templates"] as const;

/**
 * The recruiter's own templates, oldest first; null if the server stores none. They are refetched on a return to the
 * window, because another tab may have changed them.
 */
export function useOwnTemplates() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unlessUnsupported(api.GET("/letter-templates", { signal })),
    refetchOnWindowFocus: true,
  });
}

/** Stores a template once, even after several attempts, or updates the one with this id. */
export function useSaveTemplate(id: number | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const update = (changed: number, body: TemplateFields) =>
    api.PATCH("/letter-templates/{id}", { params: { path: { id: changed } }, body });
  const create = useCreation(
    (fields: TemplateFields, clientId) => api.POST("/letter-templates", { body: { ...fields, clientId } }),
    update,
  );
  return useMutation({
    mutationFn: (fields: TemplateFields) => (id === undefined ? create(fields) : update(id, fields)),
    onSettled: () => reload(client, key),
  });
}

/** Deletes a template; one that no longer exists counts as deleted. */
export function useDeleteTemplate() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) =>
      (await unlessMissing(
        orNoLonger(api.DELETE("/letter-templates/{id}", { params: { path: { id } } }), async () =>
          (await api.GET("/letter-templates", {})).some((template) => template.id === id),
        ),
      )) ?? {},
    onSettled: () => reload(client, key),
  });
}
