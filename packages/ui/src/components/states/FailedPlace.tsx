import { Center } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** On its own page, or inside the shell. */
export type PlaceOnPage = "page" | "shell";

/** The place for a failure that replaces all other content. */
export function FailedPlace({ place, children }: { place: PlaceOnPage; children: ReactNode }) {
  const isPage = place === "page";
  return (
    <Center as={isPage ? "main" : "section"} minH={isPage ? "100dvh" : "60dvh"} p="6">
      {children}
    </Center>
  );
}
