import { trimText } from "@passerelle/domain";
import { UserText } from "../text/UserText";
import { useComponentTranslations } from "../translations";

/** A person's name, marked as text of unknown language; or a text of the interface if there is no name. */
export function PersonName({ name }: { name: string }) {
  const { t } = useComponentTranslations();
  return trimText(name) === "" ? t("unnamed") : <UserText>{name}</UserText>;
}
