import type { Schemas } from "@passerelle/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reload, reloadAfter, useApi } from "../../../data";
import type { Answer } from "../../../components/use-outcome";
import { patchReceived, type Received, reloadReceived } from "./received-list";

/** Decisions on several applications at once, each with its own letter. */
export type Decisions = readonly { application: Received; decision: Schemas["Decision"]; message: string | null }[];

/** What came of it. */
export interface Decided extends Answer {
  done: Received[];
  gone: Received[];
}

/** Decides on several applications to an offer; the rows change in place, and those that are gone leave the list. */
export function useDecideMany(offerId: number, onDecided: (decided: Decided) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (decisions: Decisions): Promise<Decided> => {
      const body = {
        decisions: decisions.map(({ application: { id }, decision, message }) => ({
          applicationID: id,
          decision,
          message,
        })),
      };
      const { data } = await api.PATCH("/applications", { body });
      // A server may answer nothing; what it took is then read again.
      const lost = new Set(
        (data ?? []).filter(({ outcome }) => outcome === "gone").map(({ applicationID }) => applicationID),
      );
      const isLost = ({ application: { id } }: Decisions[number]) => lost.has(id);
      return {
        done: decisions.filter((one) => !isLost(one)).map(({ application }) => application),
        gone: decisions.filter(isLost).map(({ application }) => application),
      };
    },
    onSuccess: (decided, decisions) => {
      const ids = new Set(decided.done.map(({ id }) => id));
      for (const { application, decision } of decisions)
        if (ids.has(application.id))
          void patchReceived(client, offerId, { ...application, seenAt: application.seenAt ?? now(), decision });
      onDecided(decided);
    },
    onSettled: () => {
      void reloadAfter(client, "decision");
      void reload(client, ["applications", "one"]);
      void reloadReceived(client, offerId);
    },
  });
}

/** A decision makes an application seen; until the list is read again this is when. */
const now = () => new Date().toISOString();
