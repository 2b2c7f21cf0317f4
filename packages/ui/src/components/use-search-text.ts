import { useEffect, useRef, useState } from "react";
import { searchText, useAddress } from "../address";
import { useSettled } from "./use-settled";

/** As many characters as a call takes. */
export const maxSearch = 100;

/**
 * The typed text, and the search text, which is the address's `param` and follows once typing pauses. A new search
 * closes the dialogs named by `leaves`.
 */
export function useSearchText(param: string, leaves: string) {
  const { params, replace } = useAddress();
  const asked = searchText(params.get(param), maxSearch);
  const [text, setText] = useState(asked);
  const settled = useSettled(text);
  /** What the address says, as far as this field has told it. */
  const told = useRef(asked);
  useEffect(() => {
    if (asked === told.current) return;
    // Back, Forward or a link.
    told.current = asked;
    setText(asked);
  }, [asked]);
  useEffect(() => {
    const wanted = searchText(settled, maxSearch);
    if (settled !== text || wanted === told.current) return;
    told.current = wanted;
    replace({ [param]: wanted || null, [leaves]: null });
  });
  return { text, setText, asked };
}
