import { type Application, nameOf } from "./received-applications";
import { useTranslations } from "./translations";

/** An applicant's name within a sentence or label (D-358). */
export function useNameWithin() {
  const { t } = useTranslations();
  return (application: Pick<Application, "Applicant">) => nameOf(application) || t("anonymousWithin");
}
