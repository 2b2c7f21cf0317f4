import { atom } from "jotai";
import { said, type Sentence } from "../i18n";
import { store } from "../store";
import { announce } from "./Announcer";

export type ToastKind = "info" | "success" | "error" | "loading";

interface ToastOptions {
  /** Live messages stay 6 seconds. */
  duration?: number;
  /** What the toast is about can be opened here, by a link of its own or by the text itself; the toast then leaves. */
  opens?: { href: string; open: () => void; label?: Sentence };
  /** User text, shortened to one line. */
  detail?: string;
  /** The toast that it takes the place of. */
  replaces?: number | undefined;
  /** Something else says it to assistive technology. */
  silent?: boolean;
}

export interface Toast extends Pick<ToastOptions, "opens" | "detail"> {
  id: number;
  kind: ToastKind;
  sentence: Sentence;
  /** Milliseconds; a loading toast has none and stays until it is dismissed. */
  duration: number | undefined;
}

/** 4 seconds by default and for errors, 2 for successes, loading until dismissed. */
export const durations = {
  info: 4_000,
  error: 4_000,
  success: 2_000,
  loading: undefined,
} as const satisfies Record<ToastKind, number | undefined>;
/** How many toasts are kept. */
export const kept = 20;

/** What the Toaster draws. */
export const toastsAtom = atom<readonly Toast[]>([]);
const keep = (next: readonly Toast[]) => store.set(toastsAtom, next);
let lastId = 0;

function show(kind: ToastKind, sentence: Sentence, options: ToastOptions = {}) {
  const { duration = durations[kind], opens, detail, replaces, silent = false } = options;
  lastId += 1;
  const shown = { id: lastId, kind, sentence, duration, ...(opens && { opens }), ...(detail && { detail }) };
  keep([...store.get(toastsAtom).filter(({ id }) => id !== replaces), shown].slice(-kept));
  const { text, lang } = said(sentence);
  if (!silent) announce(text, { assertive: kind === "error", ...(lang !== undefined && { lang }) });
  return lastId;
}

/** How long toasts about live messages stay (D-078). */
export const liveToast = { duration: 6_000 } as const;

/**
 * Raises a toast from anywhere; each call answers the id that `dismiss` takes. Chakra's toaster holds the 21st back
 * until another leaves and announces errors politely; the product wants the opposite, hence a store of our own.
 */
export const toast = {
  info: (sentence: Sentence, options?: ToastOptions) => show("info", sentence, options),
  success: (sentence: Sentence, options?: ToastOptions) => show("success", sentence, options),
  error: (sentence: Sentence, options?: ToastOptions) => show("error", sentence, options),
  loading: (sentence: Sentence) => show("loading", sentence),
  dismiss: (id: number) => keep(store.get(toastsAtom).filter((each) => each.id !== id)),
  isShown: (id: number) => store.get(toastsAtom).some((each) => each.id === id),
  clear: () => keep([]),
};
