import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type ReactNode, useEffect, useReducer, useState } from "react";

type PictureProps = HTMLChakraProps<"img"> & {
  src: string;
  alt: string;
  /** Shown while the picture cannot be loaded, instead of its alternative text. */
  fallback?: ReactNode;
};

/**
 * A picture that is loaded when it comes close to the viewport; if another size fails, it uses `src`. A failed picture
 * loads again when the browser is online again.
 */
export function Picture(props: PictureProps) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  return <Attempt key={`${attempt} ${props.src}`} {...props} onRetry={retry} />;
}

function Attempt({ srcSet, sizes, fallback, onRetry, ...picture }: PictureProps & { onRetry: () => void }) {
  const [failures, setFailures] = useState(0);
  const isLost = failures > (srcSet === undefined ? 0 : 1);
  useEffect(() => {
    if (isLost) addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [isLost, onRetry]);
  if (isLost && fallback !== undefined) return fallback;
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
