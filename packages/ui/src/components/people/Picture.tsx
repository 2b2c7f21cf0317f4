import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type ReactNode, useEffect, useReducer, useState } from "react";

interface PictureProps extends HTMLChakraProps<"img"> {
  src: string;
  alt: string;
  /** Shown while the picture cannot be loaded, instead of its alternative text. */
  fallback: ReactNode;
}

/** How often a failed picture is requested again, and after how many milliseconds at first; each pause is three times as long. */
const retries = { count: 3, pause: 10_000 };

/**
 * A picture that is loaded when it comes close to the viewport; if another size fails, it uses `src`. A failed picture
 * loads again when the browser is online again, and three times after a pause or when the reader returns to the page.
 */
export const Picture = (props: PictureProps) => <Attempts key={props.src} {...props} />;

function Attempts(props: PictureProps) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  return <Attempt key={attempt} {...props} attempt={attempt} onRetry={retry} />;
}

interface AttemptProps extends PictureProps {
  attempt: number;
  onRetry: () => void;
}

function Attempt({ srcSet, sizes, fallback, attempt, onRetry, ...picture }: AttemptProps) {
  const [failures, setFailures] = useState(0);
  const isLost = failures > (srcSet === undefined ? 0 : 1);
  useEffect(() => {
    if (!isLost) return undefined;
    const signs = new AbortController();
    const { signal } = signs;
    addEventListener("online", onRetry, { signal });
    if (attempt >= retries.count) return () => signs.abort();
    const retry = () => navigator.onLine && onRetry();
    addEventListener("focus", retry, { signal });
    const timer = setTimeout(retry, retries.pause * 3 ** attempt);
    return () => {
      signs.abort();
      clearTimeout(timer);
    };
  }, [isLost, attempt, onRetry]);
  if (isLost) return fallback;
  return (
    <chakra.img
      loading="lazy"
      decoding="async"
      {...(failures === 0 && { srcSet, sizes })}
      {...picture}
      onError={() => setFailures(failures + 1)}
    />
  );
}
