import { trimText } from "@passerelle/domain";
import { useEffect, useRef, useState } from "react";
import { useAddress } from "../../address";
import { useSettled } from "../../components/use-settled";

/** What is typed, and what is looked for: what the address says, which follows once the typing rests. */
export function useSearchText() {
  const { params, replace } = useAddress();
  const asked = trimText(params.get("q") ?? "");
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
    const wanted = trimText(settled);
    if (settled !== text || wanted === told.current) return;
    told.current = wanted;
    replace({ q: wanted || null, page: null });
  });
  return { text, setText, asked };
}
