import { Center, Stack } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Announced } from "../feedback/Announced";
import { Button } from "../actions/Button";
import { useStateTranslations } from "./translations";

interface PartFailedProps {
  onRetry: () => void;
  /** Another attempt is running. */
  busy: boolean;
}

/** The code of a part of a screen could not be loaded; everything else works. */
export function PartFailed(retry: PartFailedProps) {
  const { t } = useStateTranslations();
  return <FailedState {...retry}>{t("notLoaded")}</FailedState>;
}

/** The code of a screen could not be loaded. */
export const LoadFailed = ({ place, ...props }: PartFailedProps & { place: PlaceOnPage }) => (
  <FailedPlace place={place}>
    <PartFailed {...props} />
  </FailedPlace>
);

/** On its own page, or inside the shell. */
export type PlaceOnPage = "page" | "shell";

/** The place for a failure that replaces all other content. */
export function FailedPlace({ place, children }: { place: PlaceOnPage; children: ReactNode }) {
  const isPage = place === "page";
  return (
    <Center as={isPage ? "main" : "section"} minH={isPage ? "100dvh" : "60dvh"} p="6">
      {children}
    </Center>
  );
}

interface FailedStateProps {
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** A failure with a retry button. */
export function FailedState({ children, onRetry, busy = false }: FailedStateProps) {
  const { t } = useStateTranslations();
  return (
    <Stack align="center" textAlign="center" gap="4" py={{ base: "8", md: "12" }} px="4">
      {/* Another failed attempt announces the same text again. */}
      <Announced
        key={String(busy)}
        changesOnly={busy}
        assertive
        maxW="32rem"
        color="danger"
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        {children}
      </Announced>
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={busy}
        icon={<RotateCw size={18} aria-hidden />}
        onClick={onRetry}
      >
        {t("retry")}
      </Button>
    </Stack>
  );
}
