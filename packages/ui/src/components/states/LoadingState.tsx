import { Box, Spinner, VStack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { AnnouncedLoading } from "../feedback/Announced";
import { useStateTranslations } from "./translations";

/** A page whose code or user is still loading; hidden if that is fast. */
export function LoadingScreen() {
  const { t } = useStateTranslations();
  return (
    <VStack
      minH="60dvh"
      justify="center"
      gap="4"
      color="brand.fg"
      animation="fade-in"
      animationDelay="200ms"
      animationFillMode="backwards"
    >
      <Spinner size="lg" aria-hidden />
      <LoadingText>{t("loading")}</LoadingText>
    </VStack>
  );
}

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
