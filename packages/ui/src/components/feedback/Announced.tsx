import { chakra } from "@chakra-ui/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { announce } from "./Announcer";

interface AnnouncedProps extends ComponentProps<typeof chakra.p> {
  /** Interrupts current speech; for errors. */
  assertive?: boolean;
  /** Announces only changes, not the initial text. */
  changesOnly?: boolean;
  /** The delay before the text is announced, in milliseconds. */
  patience?: number;
}

/**
 * A text that is announced to assistive technology when it appears or changes, in the language of its surroundings;
 * with `hidden` it is only announced.
 */
export function Announced({ assertive = false, changesOnly = false, patience = 0, ...rest }: AnnouncedProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const content = useRef<string | null>(undefined);
  const last = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = () => {
    // Unlike textContent, innerText separates paragraphs and list items.
    const text = box.current?.innerText ?? "";
    // The remaining lines of a shortened text were already announced.
    const known = last.current?.split("\n");
    const isSaid = known ? text.split("\n").every((line) => known.includes(line)) : changesOnly;
    last.current = text;
    if (isSaid) return;
    const only = box.current?.childNodes.length === 1 ? box.current.firstElementChild : null;
    const lang = (only ?? box.current)?.closest<HTMLElement>("[lang]")?.lang;
    announce(text, { assertive, ...(lang && { lang }) });
  };
  // After every render, because the content may be any element.
  useEffect(() => {
    // Reading innerText forces a layout.
    if (box.current && box.current.textContent === content.current) return;
    content.current = box.current?.textContent;
    clearTimeout(timer.current);
    const isSilent = changesOnly && last.current === undefined;
    if (patience > 0 && !isSilent) timer.current = setTimeout(read, patience);
    else read();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return <chakra.p ref={box} {...rest} />;
}

/** A loading text that is not announced if the content arrives immediately. */
export const AnnouncedLoading = (props: ComponentProps<typeof chakra.p>) => <Announced patience={500} {...props} />;
