import { Avatar as ChakraAvatar } from "@chakra-ui/react";
import { avatarSizes } from "./avatar-url";
import { initialsOf } from "./initials";
import { Picture } from "./Picture";

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: "sm" | "md" | "lg" | "xl";
}

/** The width of each size in pixels, as in the theme's recipe. */
const widths = { sm: 32, md: 40, lg: 56, xl: 96 };

/** A person's picture or initials. Hidden from assistive technology, because the name is beside it. */
export function Avatar({ name, src, size = "md" }: AvatarProps) {
  const width = widths[size];
  return (
    <ChakraAvatar.Root size={size} aria-hidden>
      <ChakraAvatar.Fallback textTransform="uppercase">{initialsOf(name)}</ChakraAvatar.Fallback>
      {src && (
        // A hidden image would never be loaded lazily.
        <ChakraAvatar.Image asChild hidden={false}>
          <Picture
            src={src}
            alt=""
            srcSet={avatarSizes(src)}
            sizes={`${width}px`}
            htmlWidth={width}
            htmlHeight={width}
          />
        </ChakraAvatar.Image>
      )}
    </ChakraAvatar.Root>
  );
}
