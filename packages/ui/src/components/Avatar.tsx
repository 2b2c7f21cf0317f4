import { Avatar as ChakraAvatar } from "@chakra-ui/react";
import { graphemes } from "./graphemes";

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: "sm" | "md" | "lg" | "xl";
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => graphemes(word ?? "").next().value ?? "").join("");
};

/** A person's picture, or their initials. It stands beside the name, so assistive technology passes over it. */
export function Avatar({ name, src, size = "md" }: AvatarProps) {
  return (
    <ChakraAvatar.Root size={size} aria-hidden>
      <ChakraAvatar.Fallback textTransform="uppercase">{initials(name) || "?"}</ChakraAvatar.Fallback>
      {src && <ChakraAvatar.Image src={src} alt="" />}
    </ChakraAvatar.Root>
  );
}
