import type { Schemas } from "@passerelle/api";
import { reportReasons } from "@passerelle/domain";
import { useMutation } from "@tanstack/react-query";
import { orFound, useApi } from "../../../data";
import type { ReportTarget } from "../report-target";

export const reasonNamed = (value: string): Schemas["ReportReason"] =>
  reportReasons.find((reason) => reason === value) ?? "other";

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
