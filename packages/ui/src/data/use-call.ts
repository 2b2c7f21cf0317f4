import { type Api, ApiFailure } from "@passerelle/api";
import { type ContextType, use, useEffect, useRef, useState } from "react";
import { ApiContext } from "./api-context";

interface CallOutcome<Answer> {
  onSuccess?: (answer: Answer) => void;
  onError?: (error: Error) => void;
}

export interface Call<Values, Answer> {
  /** Calls the server; `outcome` is used only while the form is mounted. */
  mutate: (values: Values, outcome: CallOutcome<Answer>) => void;
  isPending: boolean;
  /** The error of the last call, until the next. */
  error: Error | null;
}

/** A call without a query cache, because the pages before the login work without its code. */
export function useCall<Values, Answer>(send: (api: Api, values: Values) => Promise<Answer>): Call<Values, Answer> {
  const api = use(ApiContext);
  const [state, setState] = useState<Pick<Call<Values, Answer>, "isPending" | "error">>({
    isPending: false,
    error: null,
  });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const mutate = async (values: Values, { onSuccess, onError }: CallOutcome<Answer>) => {
    setState({ isPending: true, error: null });
    const { tell, error } = await sendBy(api, (client) => send(client, values)).then(
      (answer) => ({ tell: () => onSuccess?.(answer), error: null }),
      (cause: unknown) => {
        const failure = cause instanceof Error ? cause : new Error(String(cause));
        return { tell: () => onError?.(failure), error: failure };
      },
    );
    if (!isHere.current) return;
    setState({ isPending: false, error });
    tell();
  };
  return { ...state, mutate: (values, outcome) => void mutate(values, outcome) };
}

/** Sends at once, or as soon as the client's code is loaded. If loading fails, nothing reaches the server. */
function sendBy<Answer>(api: ContextType<typeof ApiContext>, send: (api: Api) => Promise<Answer>): Promise<Answer> {
  if (!api) throw new Error("useCall is called without a client");
  if (typeof api !== "function") return send(api);
  return api().then(send, () => Promise.reject(new ApiFailure({ kind: "offline" })));
}
