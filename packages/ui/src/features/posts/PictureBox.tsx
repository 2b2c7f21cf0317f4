import { Image } from "@chakra-ui/react";

interface PictureBoxProps {
  src: string;
  alt: string;
}

/** A picture in a box of its own shape, so that nothing moves when it arrives. */
export function PictureBox({ src, alt }: PictureBoxProps) {
  return (
    <Image
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      width="full"
      aspectRatio="16 / 9"
      objectFit="cover"
      bg="sunken"
      borderRadius="control"
    />
  );
}
