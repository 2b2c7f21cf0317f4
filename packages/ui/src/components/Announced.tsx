import { chakra } from "@chakra-ui/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { announce } from "./Announcer";

interface AnnouncedProps extends ComponentProps<typeof chakra.p> {
  /** Interrupts the current speech: for errors. */
  assertive?: boolean;
  /** Stays silent about the text that it comes with. */
  changesOnly?: boolean;
  /** How long the text must stay before it is announced, in milliseconds. */
  patience?: number;
}

/**
 * A text that is also said to assistive technology when it appears or changes, in the language of its surroundings;
 * with `hidden` it is only said.
 */
export function Announced({ assertive = false, changesOnly = false, patience = 0, ...rest }: AnnouncedProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const content = useRef<string | null>(undefined);
  const last = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After every render: what stands inside may be any element.
  useEffect(() => {
    // To read innerText makes the browser lay out the page.
    if (box.current && box.current.textContent === content.current) return;
    content.current = box.current?.textContent;
    // Unlike textContent it keeps paragraphs and list items apart.
    const text = box.current?.innerText ?? "";
    // The remaining lines of a shortened text were announced before.
    const known = last.current?.split("\n");
    const isSaid = known ? text.split("\n").every((line) => known.includes(line)) : changesOnly;
    last.current = text;
    if (isSaid) return;
    const only = box.current?.childNodes.length === 1 ? box.current.firstElementChild : null;
    const lang = (only ?? box.current)?.closest<HTMLElement>("[lang]")?.lang;
    const say = () => announce(text, { assertive, ...(lang && { lang }) });
    clearTimeout(timer.current);
    if (patience > 0) timer.current = setTimeout(say, patience);
    else say();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return <chakra.p ref={box} {...rest} />;
}

/** A loading text, silent for content that arrives at once. */
export const AnnouncedLoading = (props: ComponentProps<typeof chakra.p>) => <Announced patience={500} {...props} />;
