import type { Schemas } from "@passerelle/api";
import { useMutation } from "@tanstack/react-query";
import { orFound, useApi } from "../../../data";
import type { ReportTarget } from "../report-target";

/** The reasons in the order of the list. */
export const reasons = ["spam", "harassment", "hate", "fraud", "illegal", "other"] as const;

export const reasonNamed = (value: string): Schemas["ReportReason"] =>
  reasons.find((reason) => reason === value) ?? "other";

/** Sends a report. After a lost answer it is sent again, because the server stores it once. */
export function useCreateReport({ kind, id }: Pick<ReportTarget, "kind" | "id">) {
  const api = useApi();
  return useMutation({
    mutationFn: (given: Pick<Schemas["ReportInput"], "reason" | "text">) => {
      const send = () => api.POST("/reports", { body: { kind, targetId: id, ...given } });
      return orFound(send(), send);
    },
  });
}
