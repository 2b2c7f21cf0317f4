import { trimText } from "@passerelle/domain";
import { useComponentTranslations } from "./translations";

/** First and last name as one, as far as there are any. */
export const fullNameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  trimText(`${firstname} ${lastname}`);

/** '@username'; empty for a person without one, who would be a bare '@'. */
export const handleOf = (username: string) => (trimText(username) === "" ? "" : `@${username}`);

/** What a person is called within a line of ours. To show a name, use `PersonName`. */
export function usePersonName() {
  const { t } = useComponentTranslations();
  return (name: string) => (trimText(name) === "" ? t("unnamed") : name);
}
