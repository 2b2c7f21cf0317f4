import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FootbridgeDrawing } from "../layout/FootbridgeDrawing";

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
}

/** An empty state: a small drawing, one sentence, one action. */
export function EmptyState({ children, action, drawing = <FootbridgeDrawing /> }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="5" py={{ base: "10", md: "16" }} px="4">
      <chakra.div color="brand.fg" aria-hidden>
        {drawing}
      </chakra.div>
      <chakra.p maxW="26rem" fontSize="lg" color="ink.muted" textWrap="balance">
        {children}
      </chakra.p>
      {action}
    </Stack>
  );
}
