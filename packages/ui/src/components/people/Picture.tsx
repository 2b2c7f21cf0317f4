import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useState } from "react";

type PictureProps = HTMLChakraProps<"img"> & { src: string; alt: string };

/** A picture that is loaded when it comes close to the viewport; if another size fails, it uses `src`. */
export function Picture({ srcSet, sizes, ...picture }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const isChoice = srcSet !== undefined && failed !== picture.src;
  return (
    <chakra.img
      loading="lazy"
      decoding="async"
      {...(isChoice && { srcSet, sizes })}
      {...picture}
      onError={(event) => {
        if (isChoice) setFailed(picture.src);
        else picture.onError?.(event);
      }}
    />
  );
}
