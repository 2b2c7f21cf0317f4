import { chakra, Image } from "@chakra-ui/react";
import { Building2 } from "lucide-react";

interface LogoProps {
  src: string | undefined;
}

/** A company's picture, whole on its ground, or a drawing where there is none. It stands beside the company's name. */
export function Logo({ src }: LogoProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink={0}
      boxSize="24"
      borderWidth="1px"
      borderColor="line"
      borderRadius="card"
      bg="brand.tint"
      color="brand.fg"
      overflow="hidden"
      aria-hidden
    >
      {src ? <Image src={src} alt="" boxSize="full" objectFit="contain" bg="white" /> : <Building2 size={36} />}
    </chakra.span>
  );
}
