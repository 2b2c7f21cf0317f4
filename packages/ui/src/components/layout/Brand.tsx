import { HStack, chakra } from "@chakra-ui/react";

/** The product's name, defined only here. */
export const productName = "Passerelle";

/** The product's logo, a footbridge, and its name. */
export function Brand() {
  return (
    <HStack gap="2.5" fontSize="xl" fontWeight="bold" letterSpacing="tighter" color="ink">
      <chakra.svg
        viewBox="0 0 32 32"
        boxSize="8"
        flexShrink={0}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        color="brand.contrast"
        bg="brand.solid"
        borderRadius="control"
        aria-hidden
      >
        <path d="M5 22.5C9.5 12.8 22.5 12.8 27 22.5M5 15C11 7 21 7 27 15M11 10.8v6M16 9.4v5.8M21 10.8v6" />
      </chakra.svg>
      <span>{productName}</span>
    </HStack>
  );
}
