import { trimText } from "@passerelle/domain";
import { UserText } from "../text/UserText";
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

/** A person's name, marked as text of unknown language; or a text of the interface if there is no name. */
export function PersonName({ name }: { name: string }) {
  const { t } = useComponentTranslations();
  return trimText(name) === "" ? t("unnamed") : <UserText>{name}</UserText>;
}
