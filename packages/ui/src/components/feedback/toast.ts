import { atom } from "jotai";
import { said, type Sentence } from "../../i18n";
import { store } from "../../store";
import { announce } from "./Announcer";

/** Opens an address from outside the router, as toasts do; the application sets its router. */
export const navigation = { open: (href: string) => window.location.assign(href) };

export type ToastKind = "info" | "success" | "error" | "loading";

interface ToastOptions {
  /** Live messages stay 6 seconds. */
  duration?: number;
  /** Opens the toast's object, by a separate link or by the text itself; the toast then disappears. */
  opens?: { href: string; open: () => void; label?: Sentence };
  /** User text, shortened to one line. */
  detail?: string;
  /** The toast that this one replaces. */
  replaces?: number | undefined;
  /** It is announced to assistive technology elsewhere. */
  silent?: boolean;
}

export interface Toast extends Pick<ToastOptions, "opens" | "detail"> {
  id: number;
  kind: ToastKind;
  sentence: Sentence;
  /** In milliseconds; a loading toast has none and stays until it is dismissed. */
  duration: number | undefined;
}

/** 4 seconds by default and for errors, 2 for successes; loading toasts stay until dismissed. */
export const durations = {
  info: 4_000,
  error: 4_000,
  success: 2_000,
  loading: undefined,
} as const satisfies Record<ToastKind, number | undefined>;
export const kept = 20;

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
 * Shows a toast; each function returns the id for `dismiss`. Chakra's toaster would hold the 21st back until another
 * disappears, and announce errors politely; the product needs the opposite, hence this store.
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
