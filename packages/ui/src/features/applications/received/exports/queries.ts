import type { Schemas } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reload, reloadAfter, useApi } from "../../../../data";
import { receivedKey, type Wanted } from "../received-list";

/** The contents and format of an export. */
export interface Export {
  kind: "csv" | "pdf";
  language: Schemas["DocumentLanguage"];
  wanted: Wanted;
  /** The time of the list, if the export has the same contents. */
  asOf: string | undefined;
}

/** Exports the applications to an offer. A document marks them as read. */
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
