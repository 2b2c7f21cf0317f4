import { chakra } from "@chakra-ui/react";
import { Building2 } from "lucide-react";
import { Picture } from "./Picture";
import { imageAttributes, type PictureSizes } from "./image-attributes";

interface CompanyLogoProps {
  src: string | undefined;
  sizes: PictureSizes | undefined;
  /** For a row of a list. */
  small?: boolean;
}

/** A company's logo, never cropped, or a drawing if there is none. The company's name is beside it. */
export function CompanyLogo({ src, sizes, small = false }: CompanyLogoProps) {
  const drawing = <Building2 size={small ? 20 : 36} />;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink={0}
      boxSize={small ? "10" : "24"}
      borderWidth="1px"
      borderColor="line"
      borderRadius={small ? "control" : "card"}
      bg="brand.tint"
      color="brand.fg"
      overflow="hidden"
      aria-hidden
    >
      {src ? (
        <Picture
          src={src}
          alt=""
          fallback={drawing}
          srcSet={imageAttributes(src, sizes)?.srcSet}
          sizes={small ? "40px" : "96px"}
          boxSize="full"
          objectFit="contain"
          bg="white"
        />
      ) : (
        drawing
      )}
    </chakra.span>
  );
}
