import { Avatar as ChakraAvatar } from "@chakra-ui/react";
import { graphemes } from "./graphemes";

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: "sm" | "md" | "lg" | "xl";
}

const isLetter = (character: string) => /^[\p{L}\p{N}]/u.test(character);

/** The first letters of the first and the last word; what has none, as an emoji, would be too wide. */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => [...graphemes(word)].find(isLetter) ?? []);
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? "?");
}

/** A person's picture, or their initials. It stands beside the name, so assistive technology passes over it. */
export function Avatar({ name, src, size = "md" }: AvatarProps) {
  return (
    <ChakraAvatar.Root size={size} aria-hidden>
      <ChakraAvatar.Fallback textTransform="uppercase">{initials(name)}</ChakraAvatar.Fallback>
      {src && <ChakraAvatar.Image src={src} alt="" />}
    </ChakraAvatar.Root>
  );
}
