import { Avatar as ChakraAvatar } from "@chakra-ui/react";
import { initialsOf } from "./initials";

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: "sm" | "md" | "lg" | "xl";
}

/** A person's picture, or their initials. It stands beside the name, so assistive technology passes over it. */
export function Avatar({ name, src, size = "md" }: AvatarProps) {
  return (
    <ChakraAvatar.Root size={size} aria-hidden>
      <ChakraAvatar.Fallback textTransform="uppercase">{initialsOf(name)}</ChakraAvatar.Fallback>
      {src && <ChakraAvatar.Image src={src} alt="" />}
    </ChakraAvatar.Root>
  );
}
