import { tabStorage } from "@passerelle/ui/first-paint";
import { useLayoutEffect } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router-dom";

const storageKey = "scroll-positions";
const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

/** By history entry. */
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

/** Deletes all scroll positions of this tab. */
export function forgetScrollPositions(): void {
  positions.clear();
  tabStorage.removeItem(storageKey);
}

/** Entries created by the browser, for links in mails and typed addresses, share one key. */
const entryOf = ({ key, pathname, search }: Location) => (key === "default" ? `${pathname}${search}` : key);

/** Events by which the user takes over scrolling. */
const takeovers = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** How long a scroll position is restored, in milliseconds; the page's data has arrived by then. */
const patience = 10_000;

/**
 * Keeps the page at a position while its length changes: the content that replaces a skeleton may be shorter at first.
 * Stops when the user scrolls or the time is up; returns a function that stops it.
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

/** Restores the scroll position after Back, Forward and a reload. */
export function useScrollRestoration() {
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
      // While the position is being restored, the page may still be too short.
      if (!isReturning) positions.set(entry, window.scrollY);
    };
    const arrive = () => {
      isReturning = false;
      remember();
    };
    const stop = top === undefined ? undefined : keepAt(top, arrive);
    // Opening a layer changes the entry but not the position.
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("scroll", remember);
      stop?.();
    };
  }, [entry, type]);
}
