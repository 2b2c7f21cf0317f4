import { PersonName, fullNameOf } from "../../components/people/PersonName";
import { isDeleted, type Person } from "./discussions";
import { useTranslations } from "./translations";

/** A person's name, or the text for a deleted account. */
export function InterlocutorName({ person }: { person: Person }) {
  const { t } = useTranslations();
  return isDeleted(person) ? t("deleted") : <PersonName name={fullNameOf(person)} />;
}
