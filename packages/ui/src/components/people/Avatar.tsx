import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { initialsOf } from "./initials";
import { Picture } from "./Picture";

const folder = "/avatars/";

/** The address of a user's picture, from its file name. */
export const avatarUrl = (file: string | null | undefined) =>
  file ? `${folder}${encodeURIComponent(file)}` : undefined;

/** The `sizes` of a stored picture; a newly chosen file has none. Widths differ between servers. */
export const avatarSizes = (src: string) =>
  src.startsWith(folder) ? `${src}?size=small 128w, ${src} 512w` : undefined;

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: keyof typeof sizes;
}

/** The theme's sizes, each in steps of four pixels. */
const sizes = { sm: 8, md: 10, lg: 14, xl: 24 };

const Circle = chakra("span", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    borderRadius: "full",
    overflow: "hidden",
    bg: "brand.tint",
    color: "brand.fg",
    fontWeight: "semibold",
    lineHeight: "1",
    textTransform: "uppercase",
    userSelect: "none",
  },
});

/** A person's picture or initials. Hidden from assistive technology, because the name is beside it. */
export function Avatar({ name, src, size = "md" }: AvatarProps) {
  const [loaded, setLoaded] = useState<string>();
  const width = sizes[size] * 4;
  return (
    <Circle data-avatar aria-hidden boxSize={`${sizes[size]}`} fontSize={`calc({sizes.${sizes[size]}} * 0.38)`}>
      {(!src || loaded !== src) && initialsOf(name)}
      {src && (
        <Picture
          src={src}
          alt=""
          fallback={null}
          srcSet={avatarSizes(src)}
          sizes={`${width}px`}
          htmlWidth={width}
          htmlHeight={width}
          onLoad={() => setLoaded(src)}
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
        />
      )}
    </Circle>
  );
}
