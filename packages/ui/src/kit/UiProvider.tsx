import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import "../theme/fonts.css";
import { system } from "../theme/system";
import { Toaster } from "./Toaster";

/** Styles and toasts for everything below. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
