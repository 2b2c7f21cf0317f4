import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A term and its description in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="xs" color="ink.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="medium" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </div>
  );
}
