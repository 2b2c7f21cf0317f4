import { trimText } from "@passerelle/domain";
import { useComponentTranslations } from "../translations";

/** First and last name joined, as far as they exist. */
export const fullNameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  trimText(`${firstname} ${lastname}`);

/** '@username'; empty for a person without one. */
export const handleOf = (username: string) => (trimText(username) === "" ? "" : `@${username}`);

/** A person's name for use within a text of the interface. To show only a name, use `PersonName`. */
export function usePersonName() {
  const { t } = useComponentTranslations();
  return (name: string) => (trimText(name) === "" ? t("unnamed") : name);
}
