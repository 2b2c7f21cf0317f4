import { Heading, type HeadingProps } from "@chakra-ui/react";
import { isolated } from "@passerelle/domain";
import { use, useEffect, useRef } from "react";
import { cappedCount } from "../badges/capped-count";
import { productName } from "./product";
import { endScreenChange } from "./screen-change";
import { TitleCount } from "./title-count";

/** A word longer than its line breaks at a syllable, if the browser knows the language, and otherwise anywhere. */
const breaks = {
  minW: "0",
  overflowWrap: "anywhere",
  hyphens: "auto",
  css: { hyphenateLimitChars: "12 4 4" },
} as const;

interface ScreenHeadingProps extends Omit<HeadingProps, "ref" | "title"> {
  title: string;
}

/**
 * A screen's heading. It sets the page title, after the unread count, and takes the focus when its screen replaces
 * another.
 */
export function ScreenHeading({ title, ...rest }: ScreenHeadingProps) {
  const count = use(TitleCount);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A field that takes the focus does so in an effect of a parent component.
    const timer = setTimeout(() => heading.current && endScreenChange(heading.current));
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <title>{`${count > 0 ? `(${cappedCount(count)}) ` : ""}${isolated(title)} · ${productName}`}</title>
      <Heading ref={heading} as="h1" size="xl" tabIndex={-1} {...breaks} {...rest}>
        {title}
      </Heading>
    </>
  );
}
