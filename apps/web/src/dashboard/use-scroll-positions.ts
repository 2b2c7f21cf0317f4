import { tabStorage } from "@passerelle/ui/first-paint";
import { useLayoutEffect } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";

const storageKey = "scroll-positions";
const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

/** By the history's entry. */
const positions = new Map(readStored());

function readStored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const store = () => tabStorage.setItem(storageKey, JSON.stringify([...positions]));

/** Forgets which pages were open in this tab, and where on them its person was. */
export function forgetScrollPositions(): void {
  positions.clear();
  tabStorage.removeItem(storageKey);
}

/** The entries that the browser made itself, for links of mails and typed addresses, have one key between them. */
const entryOf = ({ key, pathname, search }: Location) => (key === "default" ? `${pathname}${search}` : key);

/** What a person does when they want to be elsewhere. */
const takeovers = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** How long the page is brought back to a position, in milliseconds; what it shows has been read by then. */
const patience = 10_000;

/**
 * Keeps the page at a position whenever its length changes: a skeleton may be long enough for it, and what takes the
 * skeleton's place not at once. Until the person takes over, or for a while; answers how to stop.
 */
function keepAt(top: number, onEnd: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of takeovers) window.removeEventListener(type, end);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const timer = setTimeout(end, patience);
  observer.observe(document.body);
  for (const type of takeovers) window.addEventListener(type, end, { passive: true });
  return stop;
}

/** Brings Back, Forward and a reload to where one was on the page. */
export function useScrollPositions() {
  const entry = entryOf(useLocation());
  const type = useNavigationType();

  useLayoutEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = "manual";
    window.addEventListener("pagehide", store);
    return () => {
      window.history.scrollRestoration = before;
      window.removeEventListener("pagehide", store);
    };
  }, []);

  useLayoutEffect(() => {
    const top = type === NavigationType.Pop ? positions.get(entry) : undefined;
    let isReturning = top !== undefined;
    const remember = () => {
      // On the way back the page is shorter than it was.
      if (!isReturning) positions.set(entry, window.scrollY);
    };
    const arrive = () => {
      isReturning = false;
      remember();
    };
    const stop = top === undefined ? undefined : keepAt(top, arrive);
    // What opens over a screen leaves it where it is.
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("scroll", remember);
      stop?.();
    };
  }, [entry, type]);
}
