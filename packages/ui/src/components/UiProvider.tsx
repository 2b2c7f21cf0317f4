import { ChakraProvider } from "@chakra-ui/react";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import "../theme/fonts.css";
import { system } from "../theme/system";
import { Announcer } from "./Announcer";
import { idle } from "./idle";
import type * as later from "./deferred";
import { toastsAtom } from "./toast";

/** Styles, toasts and announcements for everything below. */
export function UiProvider({ children }: { children: ReactNode }) {
  const later = useLater();
  useEffect(() => later?.makeInertBehindDialogs(), [later]);
  useEffect(() => later?.keepFocus(), [later]);
  return (
    <ChakraProvider value={system}>
      <Announcer />
      {children}
      {later && <later.Toaster />}
    </ChakraProvider>
  );
}

type Later = typeof later;
let loaded: Later | undefined;

/** Fetches what a page is usable without: toasts, and what the keyboard needs where something goes. */
export async function prefetchLater(): Promise<Later> {
  loaded = await import("./deferred");
  return loaded;
}

/** It is fetched when the browser is idle, or with a toast, which tries again where that failed. */
function useLater() {
  const [later, setLater] = useState(loaded);
  const toasts = useAtomValue(toastsAtom);
  useEffect(() => {
    if (later) return;
    const due = toasts.length > 0 ? Promise.resolve() : idle();
    void due.then(prefetchLater).then(setLater, () => undefined);
  }, [later, toasts]);
  return later;
}
