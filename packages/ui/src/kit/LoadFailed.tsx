import { FailedPlace, type PlaceOnPage } from "./FailedPlace";
import { FailedState } from "./FailedState";
import { useKitWords } from "./words";

interface LoadFailedProps {
  place: PlaceOnPage;
  onRetry: () => void;
}

/** The code of a screen could not be fetched; nothing else is wrong. */
export function LoadFailed({ place, onRetry }: LoadFailedProps) {
  const { t } = useKitWords();
  return (
    <FailedPlace place={place}>
      <FailedState onRetry={onRetry}>{t("screenFailed")}</FailedState>
    </FailedPlace>
  );
}
