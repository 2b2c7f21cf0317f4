import { Box } from "@chakra-ui/react";
import { MessageBox, type MessageBoxProps } from "./MessageBox";

/** A page's status, which stays in view wherever the page is scrolled to (§9: 5 seconds). */
export function Banner(props: MessageBoxProps) {
  return (
    props.message && (
      <Box position="sticky" top="4" zIndex="docked">
        <MessageBox {...props} />
      </Box>
    )
  );
}
