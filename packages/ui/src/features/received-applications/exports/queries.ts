import type { Schemas } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reload, reloadAfter, useApi } from "../../../data";
import { receivedKey, type Wanted } from "../received-list";

/** What a file of applications holds, and how. */
export interface Export {
  kind: "csv" | "pdf";
  language: Schemas["DocumentLanguage"];
  wanted: Wanted;
  /** When the list was read, if it is what the list shows. */
  asOf: string | undefined;
}

/** Makes a file of the applications to an offer. A document makes them read. */
export function useExport(offerId: number) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, language, wanted, asOf }: Export) => {
      const params = { path: { id: offerId }, query: { language, ...wanted, ...(asOf && { asOf }) } };
      return kind === "csv"
        ? api.GET("/job-offer/{id}/applications/csv", { params, parseAs: "blob" })
        : api.GET("/job-offer/{id}/applications/pdf", {
            params,
            parseAs: "blob",
            headers: { Accept: "application/pdf" },
          });
    },
    onSuccess: (_, { kind }) => {
      if (kind === "csv") return;
      void reload(client, receivedKey(offerId));
      void reloadAfter(client, "decision");
    },
  });
}
