export type ToastKind = "info" | "success" | "error" | "loading";

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** Milliseconds; a loading toast has none and stays until it is dismissed. */
  duration: number | undefined;
}

interface ToastOptions {
  /** Live messages stay 6 seconds (D-078). */
  duration?: number;
}

/** §9: 4 seconds by default and for errors, 2 for successes, loading until dismissed. */
export const durations = {
  info: 4_000,
  error: 4_000,
  success: 2_000,
  loading: undefined,
} as const satisfies Record<ToastKind, number | undefined>;
/** How many toasts are kept (§9). */
export const kept = 20;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function keep(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, text: string, { duration = durations[kind] }: ToastOptions = {}) {
  lastId += 1;
  keep([...toasts, { id: lastId, kind, text, duration }].slice(-kept));
  return lastId;
}

/** How long toasts about live messages stay (§9, D-078). */
export const liveToast = { duration: 6_000 } as const;

/**
 * Raises a toast from anywhere; each call answers the id that `dismiss` takes. Chakra's toaster holds the 21st back
 * until another leaves and announces errors politely: §9 and D-079 ask for the opposite, hence a store of our own.
 */
export const toast = {
  info: (text: string, options?: ToastOptions) => show("info", text, options),
  success: (text: string, options?: ToastOptions) => show("success", text, options),
  error: (text: string, options?: ToastOptions) => show("error", text, options),
  loading: (text: string) => show("loading", text),
  dismiss: (id: number) => keep(toasts.filter((each) => each.id !== id)),
  clear: () => keep([]),
};

/** What the Toaster draws. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
};
