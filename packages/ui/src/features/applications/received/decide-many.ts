import type { Schemas } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reload, reloadAfter, useApi } from "../../../data";
import type { Answer } from "../../../components/use-outcome";
import { asOfReceived, patchReceived, type Received, reloadReceived } from "./received-list";

type Result = Schemas["DecisionResult"];

/** Decisions on several applications at once, each with its own letter. */
export type Decisions = readonly { application: Received; decision: Schemas["Decision"]; message: string | null }[];

/** The results. */
export interface Decided extends Answer {
  done: Received[];
  gone: Received[];
  /** Decided elsewhere meanwhile, and left unchanged. */
  kept: Received[];
  /** The decisions to undo; empty if the server does not support it. */
  undos: Undos;
  /** The reference time of the list before, which an undo restores. */
  asOf: string | undefined;
}

/** Decisions to undo, with the applications as they were before. */
export type Undos = readonly { application: Received; undo: string }[];

/** The applications by outcome. If a server sends no results, the accepted decisions are refetched. */
function outcomesOf(sent: readonly { application: Received }[], results: readonly Result[] = []) {
  const byId = new Map(results.map((result) => [result.applicationID, result]));
  const those = (isWanted: (outcome: Result["outcome"] | undefined) => boolean) =>
    sent.filter(({ application: { id } }) => isWanted(byId.get(id)?.outcome)).map(({ application }) => application);
  return {
    done: those((outcome) => outcome !== "gone" && outcome !== "kept"),
    gone: those((outcome) => outcome === "gone"),
    kept: those((outcome) => outcome === "kept"),
    undos: sent.flatMap(({ application }) => {
      const undo = byId.get(application.id)?.undo;
      return undo === undefined ? [] : [{ application, undo }];
    }),
  };
}

/** Decides on several applications to an offer; the rows change in place, and those that are gone leave the list. */
export function useDecideMany(offerId: number, onDecided: (decided: Decided) => void) {
  const api = useApi();
  const client = useQueryClient();
  const { mark, reload } = useRows(offerId);
  return useMutation({
    mutationFn: async (decisions: Decisions): Promise<Decided> => {
      const asOf = asOfReceived(client, offerId);
      const body = {
        decisions: decisions.map(({ application, decision, message }) => ({
          applicationID: application.id,
          decision,
          message,
          expected: application.decision ?? null,
        })),
      };
      const { data } = await api.PATCH("/applications", { body });
      return { ...outcomesOf(decisions, data ?? []), asOf };
    },
    onSuccess: (decided, decisions) => {
      const ids = new Set(decided.done.map(({ id }) => id));
      for (const { application, decision } of decisions)
        if (ids.has(application.id)) mark({ ...application, seenAt: application.seenAt ?? now(), decision });
      onDecided(decided);
    },
    onSettled: () => reload(),
  });
}

/** Restores what decisions replaced; the rows change back and return to their places. */
export function useUndoMany(
  offerId: number,
  asOf: string | undefined,
  onUndone: (undone: Pick<Decided, "done" | "kept">) => void,
) {
  const api = useApi();
  const { mark, reload } = useRows(offerId);
  return useMutation({
    mutationFn: async (undos: Undos) => {
      const decisions = undos.map(({ application, undo }) => ({ applicationID: application.id, undo }));
      const { data } = await api.POST("/applications/undo", { body: { decisions } });
      return outcomesOf(undos, data ?? []);
    },
    onSuccess: (undone) => {
      for (const application of undone.done) mark(application);
      onUndone(undone);
    },
    onSettled: () => reload(asOf),
  });
}

function useRows(offerId: number) {
  const client = useQueryClient();
  return {
    mark: (application: Received) => void patchReceived(client, offerId, application),
    reload: (asOf?: string) => {
      void reloadAfter(client, "decision");
      void reload(client, ["applications", "one"]);
      void reloadReceived(client, offerId, asOf);
    },
  };
}

/** A decision marks an application as seen; this time applies until the list is refetched. */
const now = () => new Date().toISOString();
