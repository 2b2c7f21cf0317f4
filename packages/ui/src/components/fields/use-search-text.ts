import { maxSearch } from "@passerelle/domain";
import { useEffect, useRef, useState } from "react";
import { searchText, useAddress } from "../../address";
import { useDebounced } from "./use-debounced";

/**
 * The typed text, and the search text from the address's `param`, which follows after a pause in typing. A new search
 * closes the dialogs named by `leaves`.
 */
export function useSearchText(param: string, leaves: string) {
  const { params, replace } = useAddress();
  const asked = searchText(params.get(param), maxSearch);
  const [text, setText] = useState(asked);
  const settled = useDebounced(text);
  /** The search text that this field last wrote to the address. */
  const told = useRef(asked);
  useEffect(() => {
    if (asked === told.current) return;
    // After Back, Forward or a link.
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
