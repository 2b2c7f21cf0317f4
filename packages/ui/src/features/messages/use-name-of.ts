import { fullNameOf, usePersonName } from "../../components/people/person-name";
import { isDeleted, type Person } from "./discussions";
import { useTranslations } from "./translations";

/** A person's name within a text of the interface, with a special text for deleted accounts. */
export function useNameOf() {
  const { t } = useTranslations();
  const personName = usePersonName();
  return (person: Person) => (isDeleted(person) ? t("deleted") : personName(fullNameOf(person)));
}
