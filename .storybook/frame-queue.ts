import { type RefObject, useEffect, useState } from "react";

const patience = 8_000;
let queue: Promise<unknown> = Promise.resolve();

/** The story's root element, once it has content. */
export const drawnRoot = (frame: HTMLIFrameElement | null) => {
  const root = frame?.contentDocument?.querySelector("#storybook-root");
  return root?.firstElementChild ? root : undefined;
};

/** Resolves when a frame has drawn its story. */
async function drawn(frame: HTMLIFrameElement) {
  const end = Date.now() + patience;
  while (Date.now() < end && frame.isConnected && !drawnRoot(frame))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Whether a frame may load: when it is close to the viewport, and one frame at a time. Each loads the whole preview; if
 * all loaded at once, none would show anything for half a minute.
 */
export function useTurn(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        queue = queue.then(() => {
          if (!current.isConnected) return undefined;
          setMayLoad(true);
          return drawn(current);
        });
      },
      { rootMargin: "200px" },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return mayLoad;
}
