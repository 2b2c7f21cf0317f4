import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { AnnouncedLoading } from "../feedback/Announced";

interface LoadingStateProps {
  text: string;
  /** The skeleton of the content. */
  children: ReactNode;
}

/** A skeleton with a loading text above it that takes no space, so that nothing moves when the content arrives. */
export function LoadingState({ text, children }: LoadingStateProps) {
  return (
    <Box position="relative" height="full" minH="0">
      <Box aria-hidden height="full">
        {children}
      </Box>
      <Box position="absolute" insetX="2" top="min(50%, {spacing.24})" display="grid" placeItems="center" h="0">
        <LoadingText>{text}</LoadingText>
      </Box>
    </Box>
  );
}

/** The loading text for assistive technology. */
export function LoadingText({ children }: { children: string }) {
  return (
    <AnnouncedLoading
      maxW="full"
      px="4"
      py="1.5"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="full"
      textStyle="sm"
      textAlign="center"
      color="ink.muted"
    >
      {children}
    </AnnouncedLoading>
  );
}
