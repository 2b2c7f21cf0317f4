import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { syllables } from "./syllables";

/** A place where a line may break with a hyphen; neither read aloud nor copied. */
const SoftHyphen = chakra("span", { base: { _before: { content: '"\\00AD"' } } });

/**
 * A title whose long words break at syllables where a line is too narrow for them. `hyphens: auto` does so only for
 * languages that the browser has, and not for text of unknown language.
 */
export function Syllables({ children }: { children: string }) {
  return syllables(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <SoftHyphen aria-hidden />}
      {part}
    </Fragment>
  ));
}
