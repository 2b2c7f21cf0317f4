import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { userText } from "./user-text";

const Title = chakra("button", {
  base: {
    textAlign: "start",
    fontWeight: "semibold",
    color: "ink",
    cursor: "pointer",
    borderRadius: "sm",
    minH: { base: "target", md: "6" },
    py: { base: "2.5", md: "0" },
    overflowWrap: "anywhere",
    textUnderlineOffset: "3px",
    _hover: { color: "brand.fg", textDecoration: "underline" },
  },
});

/** A row's title as its main action. */
export function RowTitle(props: ComponentProps<typeof Title>) {
  return <Title type="button" lang={userText.lang} {...props} />;
}
