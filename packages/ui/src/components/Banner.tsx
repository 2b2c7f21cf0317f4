import { Box } from "@chakra-ui/react";
import { MessageBox, type MessageBoxProps } from "./MessageBox";

interface BannerProps extends MessageBoxProps {
  /** Lies over what follows, which keeps its place under the pointer. */
  over?: boolean;
}

/** A page's status, which stays in view wherever the page is scrolled to (5 seconds). */
export function Banner({ over = false, ...box }: BannerProps) {
  return (
    box.message && (
      <Box position="sticky" top="4" zIndex="docked" {...(over && { h: "0" })}>
        <Box {...(over && { boxShadow: "floating", borderRadius: "control" })}>
          <MessageBox {...box} />
        </Box>
      </Box>
    )
  );
}
