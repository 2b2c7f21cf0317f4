import { Heading, type HeadingProps } from "@chakra-ui/react";
import { isolated } from "@passerelle/domain";
import { use, useEffect, useRef } from "react";
import { cappedCount } from "../badges/capped-count";
import { Syllables } from "../text/Syllables";
import { productName } from "./Brand";
import { endScreenChange } from "./screen-change";
import { TitleCount } from "./title-count-context";

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
      <Heading ref={heading} as="h1" size="xl" tabIndex={-1} minW="0" overflowWrap="anywhere" {...rest}>
        <Syllables>{title}</Syllables>
      </Heading>
    </>
  );
}
