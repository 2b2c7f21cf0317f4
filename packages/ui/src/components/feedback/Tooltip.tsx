import { Tooltip as ChakraTooltip, Portal } from "@chakra-ui/react";
import type { ReactElement } from "react";
import { useScopeLang } from "../../i18n";

interface TooltipProps {
  text: string;
  children: ReactElement;
}

/** A tooltip for an icon, shown on hover and focus; it stays under the pointer and closes with Escape. */
export function Tooltip({ text, children }: TooltipProps) {
  const lang = useScopeLang();
  return (
    <ChakraTooltip.Root interactive openDelay={400} closeDelay={150} positioning={{ placement: "top" }}>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content lang={lang}>{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
