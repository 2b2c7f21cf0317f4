import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const storageKey = "scroll-positions";
/** By the key of the history's entry. */
const positions = new Map(readStored());

function readStored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

function store() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // The positions then live as long as the page.
  }
}

/** What a person does when they want to be elsewhere. */
const takeovers = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to a position as soon as the page is long enough, unless the person scrolls first; answers how to stop. */
function scrollOnceLongEnough(top: number, onEnd: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    for (const type of takeovers) window.removeEventListener(type, stop);
    onEnd();
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  observer.observe(document.body);
  for (const type of takeovers) window.addEventListener(type, stop, { passive: true });
  return stop;
}

/** Brings Back and Forward to where one was on the page. */
export function useScrollPositions() {
  const { key } = useLocation();
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
    const top = positions.get(key);
    let returning = type === NavigationType.Pop && top !== undefined;
    const arrive = () => {
      returning = false;
    };
    const stop = returning ? scrollOnceLongEnough(top ?? 0, arrive) : undefined;
    const remember = () => {
      // On the way back the page is shorter than it was.
      if (!returning) positions.set(key, window.scrollY);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener("scroll", remember);
    };
  }, [key, type]);
}
