import { Center } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Alone, or in the middle of the shell. */
export type PlaceOnPage = "page" | "shell";

/** Where a failure is shown that takes the place of everything else there. */
export function FailedPlace({ place, children }: { place: PlaceOnPage; children: ReactNode }) {
  const isPage = place === "page";
  return (
    <Center as={isPage ? "main" : "section"} minH={isPage ? "100dvh" : "60dvh"} p="6">
      {children}
    </Center>
  );
}
