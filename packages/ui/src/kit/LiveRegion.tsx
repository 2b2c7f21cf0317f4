import { VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Says something to assistive technology alone. */
export function LiveRegion({ children, assertive = false }: { children: ReactNode; assertive?: boolean }) {
  return <VisuallyHidden role={assertive ? "alert" : "status"}>{children}</VisuallyHidden>;
}
