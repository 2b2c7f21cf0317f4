import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface FactProps {
  name: string;
  children: ReactNode;
}

/** A term and its description in a `dl`. */
export function Fact({ name, children }: FactProps) {
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
