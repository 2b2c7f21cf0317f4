import { chakra } from "@chakra-ui/react";
import { spotlightStyle, useSpotlight } from "../../../components/focus/use-spotlight";
import { ApplicationCard } from "./ApplicationCard";
import type { DecisionBarProps } from "./DecisionBar";

/** An application in its list; one named in the address is scrolled into view, focused and highlighted. */
export function ApplicationItem({ lit, ...card }: DecisionBarProps & { lit: boolean }) {
  return (
    <chakra.li css={spotlightStyle} {...useSpotlight<HTMLLIElement>(lit)}>
      <ApplicationCard {...card} />
    </chakra.li>
  );
}
