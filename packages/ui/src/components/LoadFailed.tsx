import { FailedPlace, type PlaceOnPage } from "./FailedPlace";
import { FailedState } from "./FailedState";
import { useKitTranslations } from "./translations";

interface PartFailedProps {
  onRetry: () => void;
}

/** The code of a part of a screen could not be fetched; nothing else is wrong. */
export function PartFailed({ onRetry }: PartFailedProps) {
  const { t } = useKitTranslations();
  return <FailedState onRetry={onRetry}>{t("notLoaded")}</FailedState>;
}

/** The code of a screen could not be fetched. */
export const LoadFailed = ({ place, ...props }: PartFailedProps & { place: PlaceOnPage }) => (
  <FailedPlace place={place}>
    <PartFailed {...props} />
  </FailedPlace>
);
