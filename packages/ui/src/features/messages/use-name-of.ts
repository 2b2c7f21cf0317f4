import { fullNameOf, usePersonName } from "../../components/person-name";
import { isDeleted, type Person } from "./discussions";
import { useTranslations } from "./translations";

/** How a person is called within a line of ours; a deleted account has no name of its own. */
export function useNameOf() {
  const { t } = useTranslations();
  const personName = usePersonName();
  return (person: Person) => (isDeleted(person) ? t("deleted") : personName(fullNameOf(person)));
}
