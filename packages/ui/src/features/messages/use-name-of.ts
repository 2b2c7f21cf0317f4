import { fullNameOf, usePersonName } from "../../components/people/PersonName";
import { isDeleted, type Person } from "./discussions";
import { useTranslations } from "./translations";

/** A person's name on its own, as text, with a special text for deleted accounts. */
export const useNameOf = () => useNames("deleted");

/** A person's name within a sentence or label (D-358). */
export const useNameWithin = () => useNames("deletedWithin");

function useNames(deleted: "deleted" | "deletedWithin") {
  const { t } = useTranslations();
  const personName = usePersonName();
  return (person: Person) => (isDeleted(person) ? t(deleted) : personName(fullNameOf(person)));
}
