import { reasonOf } from "@passerelle/api";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useRef } from "react";
import { newClientId } from "./client-id";

/** What is known of what a creation stored; another server may say nothing. */
interface Stored {
  data?: { id: number } | undefined;
}

interface Attempts<Input> {
  clientId: string;
  first: Input;
  /** Whether a later attempt carried something else than the first. */
  changed: boolean;
}

/**
 * Creates something once, however often it is tried: all attempts until one succeeds carry the same client id, so that
 * what was stored while its answer got lost is not stored again. What was typed between two attempts is then sent as an
 * update of what the earlier one may have stored. Rejects as `create` and `update` do.
 */
export function useCreation<Input, Answer extends Stored>(
  create: (input: Input, clientId: string) => Promise<Answer>,
  update?: (id: number, input: Input) => Promise<Answer>,
) {
  const attempts = useRef<Attempts<Input>>(undefined);
  return async (input: Input): Promise<Answer> => {
    const now = (attempts.current ??= { clientId: newClientId(), first: input, changed: false });
    now.changed ||= replaceEqualDeep(now.first, input) !== now.first;
    try {
      const answer = await create(input, now.clientId);
      const id = answer.data?.id;
      const saved = now.changed && update && id !== undefined ? await update(id, input) : answer;
      attempts.current = undefined;
      return saved;
    } catch (error) {
      const reason = reasonOf(error);
      // What an earlier attempt stored has been deleted meanwhile: the next one creates anew.
      if (reason.kind === "refused" && reason.status === 404) attempts.current = undefined;
      throw error;
    }
  };
}
