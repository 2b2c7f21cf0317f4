import { ChakraProvider } from "@chakra-ui/react";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import "../../theme/fonts.css";
import { LanguageProvider } from "../../i18n";
import { system } from "../../theme/system";
import { Announcer } from "../feedback/Announcer";
import { idle } from "./idle";
import type * as later from "../states/deferred";
import { toastsAtom } from "../feedback/toast";

/** Provides styles, toasts, tooltips and announcements. */
export function UiProvider({ children }: { children: ReactNode }) {
  const later = useLater();
  useEffect(() => later?.makeInertBehindDialogs(), [later]);
  useEffect(() => later?.keepFocus(), [later]);
  return (
    <ChakraProvider value={system}>
      <LanguageProvider>
        <Announcer />
        {children}
        {later && (
          <>
            <later.Toaster />
            <later.Tooltips />
          </>
        )}
      </LanguageProvider>
    </ChakraProvider>
  );
}

type Later = typeof later;
let loaded: Later | undefined;

/** Loads code that a page can do without at first: toasts, tooltips and focus restoration. */
export async function prefetchLater(): Promise<Later> {
  loaded = await import("../states/deferred");
  return loaded;
}

/** Loaded when the browser is idle, or with the first toast, which retries a failed attempt. */
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
