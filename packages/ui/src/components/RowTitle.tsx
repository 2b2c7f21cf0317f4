import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { userText } from "./user-text";

const Title = chakra("button", {
  base: {
    textAlign: "start",
    fontWeight: "semibold",
    color: "brand.fg",
    cursor: "pointer",
    borderRadius: "sm",
    minH: { base: "target", md: "6" },
    py: { base: "2.5", md: "0" },
    overflowWrap: "anywhere",
    textDecoration: "underline",
    textDecorationColor: "color-mix(in srgb, currentColor 40%, transparent)",
    textUnderlineOffset: "3px",
    _hover: { textDecorationColor: "currentColor" },
  },
});

/** A row's title as its main action, which looks as the link that it is. */
export function RowTitle(props: ComponentProps<typeof Title>) {
  return <Title type="button" lang={userText.lang} {...props} />;
}
