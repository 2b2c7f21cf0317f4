import { Center, chakra } from "@chakra-ui/react";
import { Picture } from "../../components/people/Picture";
import { imageAttributes, type PictureSizes } from "../../components/people/image-attributes";

export interface PictureBoxProps {
  src: string;
  sizes: PictureSizes | undefined;
  alt: string;
  loading?: "eager" | "lazy";
}

/** The maximum size of a picture in a card, in pixels. */
const room = { width: 624, height: 576 };

/**
 * An uncropped picture in a box that has its height before the picture loads: the picture's proportions if known and
 * small enough, otherwise 16:9.
 */
export function PictureBox({ src, sizes, alt, loading = "lazy" }: PictureBoxProps) {
  const choice = imageAttributes(src, sizes);
  const { width, height } = choice ?? { width: room.width, height: room.height };
  const shown = Math.ceil(Math.min(room.width, width, (room.height * width) / height));
  const box = {
    width: "full",
    aspectRatio: choice ? `${width} / ${height}` : "16 / 9",
    minHeight: "target",
    maxHeight: `min(75vh, ${Math.min(room.height, height)}px)`,
    bg: "sunken",
    color: "ink.muted",
    borderRadius: "control",
  } as const;
  return (
    <Picture
      {...box}
      src={src}
      alt={alt}
      fallback={
        <Center {...box} as="span" p="3" textAlign="center" textStyle="sm">
          <chakra.span lineClamp="4">{alt}</chakra.span>
        </Center>
      }
      srcSet={choice?.srcSet}
      sizes={`min(100vw, ${shown}px)`}
      htmlWidth={choice?.width}
      htmlHeight={choice?.height}
      loading={loading}
      display="block"
      height="auto"
      objectFit="contain"
    />
  );
}
