import { reasonOf } from "@passerelle/api";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useRef } from "react";
import { newClientId } from "./client-id";

/** The answer to a creation, as far as the server sends one. */
interface Stored {
  data?: { id: number } | undefined;
}

/** A creation whose outcome is unknown. */
export interface OpenAttempt {
  clientId: string;
  /** The values that it sent. */
  first: unknown;
  /** Whether a later attempt sent different values. */
  changed: boolean;
}

/** Stores a form's open attempt, if any. */
export interface AttemptHolder {
  get: () => OpenAttempt | undefined;
  set: (attempt?: OpenAttempt) => void;
}

/**
 * Creates an object once, however often it is tried: all attempts until a success carry the same client id, so that an
 * object whose answer was lost is not stored twice, not even after a reload if `holder` survives it. Text typed between
 * two attempts is sent as an update of the stored object, or as another creation if there is no `update`. Rejects like
 * `create` and `update`.
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
      // The object stored by an earlier attempt has been deleted meanwhile; the next attempt creates a new one.
      if (reason.kind === "refused" && reason.status === 404) set();
      throw error;
    }
  };
}
