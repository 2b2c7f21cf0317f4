import { FailedPlace, type PlaceOnPage } from "./FailedPlace";
import { FailedState } from "./FailedState";
import { useComponentTranslations } from "../translations";

interface PartFailedProps {
  onRetry: () => void;
  /** Another attempt is running. */
  busy: boolean;
}

/** The code of a part of a screen could not be loaded; everything else works. */
export function PartFailed(retry: PartFailedProps) {
  const { t } = useComponentTranslations();
  return <FailedState {...retry}>{t("notLoaded")}</FailedState>;
}

/** The code of a screen could not be loaded. */
export const LoadFailed = ({ place, ...props }: PartFailedProps & { place: PlaceOnPage }) => (
  <FailedPlace place={place}>
    <PartFailed {...props} />
  </FailedPlace>
);
