import { FailedPlace, type PlaceOnPage } from "./FailedPlace";
import { FailedState } from "./FailedState";
import { useKitTranslations } from "./translations";

interface LoadFailedProps {
  place: PlaceOnPage;
  onRetry: () => void;
}

/** The code of a screen could not be fetched; nothing else is wrong. */
export function LoadFailed({ place, onRetry }: LoadFailedProps) {
  const { t } = useKitTranslations();
  return (
    <FailedPlace place={place}>
      <FailedState onRetry={onRetry}>{t("screenFailed")}</FailedState>
    </FailedPlace>
  );
}
