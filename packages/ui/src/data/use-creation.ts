import { reasonOf } from "@passerelle/api";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useRef } from "react";
import { newClientId } from "./client-id";

/** The answer to a creation, as far as the server gives one. */
interface Stored {
  data?: { id: number } | undefined;
}

/** A creation whose outcome is unknown. */
export interface OpenAttempt {
  clientId: string;
  /** What it carried. */
  first: unknown;
  /** Whether a later attempt carried something else than the first. */
  changed: boolean;
}

/** Holds the open attempt of a form; undefined where there is none. */
export interface AttemptHolder {
  get: () => OpenAttempt | undefined;
  set: (attempt?: OpenAttempt) => void;
}

/**
 * Creates something once, however often it is tried: all attempts until one succeeds carry the same client id, so that
 * what was stored while its answer got lost is not stored again; after a reload too, if `holder` outlives it. What was
 * typed between two attempts is then sent as an update of what the earlier one may have stored, or, where nothing can be
 * updated, created as well. Rejects as `create` and `update` do.
 */
export function useCreation<Input, Answer extends Stored>(
  create: (input: Input, clientId: string) => Promise<Answer>,
  update?: (id: number, input: Input) => Promise<Answer>,
  holder?: AttemptHolder,
) {
  const own = useRef<OpenAttempt>(undefined);
  const { get, set } = holder ?? { get: () => own.current, set: (attempt) => void (own.current = attempt) };
  return async (input: Input): Promise<Answer> => {
    const fresh = { clientId: newClientId(), first: input, changed: false };
    const before = get() ?? fresh;
    const changed = before.changed || replaceEqualDeep(before.first, input) !== before.first;
    const now = changed && !update ? fresh : { ...before, changed };
    set(now);
    try {
      const answer = await create(input, now.clientId);
      const id = answer.data?.id;
      const saved = changed && update && id !== undefined ? await update(id, input) : answer;
      set();
      return saved;
    } catch (error) {
      const reason = reasonOf(error);
      // What an earlier attempt stored has been deleted meanwhile: the next one creates anew.
      if (reason.kind === "refused" && reason.status === 404) set();
      throw error;
    }
  };
}
