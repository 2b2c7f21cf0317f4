import { ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import "../theme/fonts.css";
import { system } from "../theme/system";
import { Announcer } from "./Announcer";
import { keepFocus } from "./focus-restoration";
import { makeInertBehindDialogs } from "./inert-behind";
import { Toaster } from "./Toaster";

/** Styles, toasts and announcements for everything below. */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(makeInertBehindDialogs, []);
  useEffect(keepFocus, []);
  return (
    <ChakraProvider value={system}>
      <Announcer />
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
