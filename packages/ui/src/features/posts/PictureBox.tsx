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
  return (
    <Picture
      src={src}
      alt={alt}
      srcSet={choice?.srcSet}
      sizes={`min(100vw, ${shown}px)`}
      htmlWidth={choice?.width}
      htmlHeight={choice?.height}
      loading={loading}
      display="block"
      width="full"
      height="auto"
      aspectRatio={choice ? `${width} / ${height}` : "16 / 9"}
      minHeight="target"
      maxHeight={`min(75vh, ${Math.min(room.height, height)}px)`}
      objectFit="contain"
      bg="sunken"
      color="ink.muted"
      borderRadius="control"
    />
  );
}
