import { trimText } from "@passerelle/domain";
import { UserText } from "./UserText";
import { useComponentTranslations } from "./translations";

/** A person's name, without a language; or the interface's text for people without a name. */
export function PersonName({ name }: { name: string }) {
  const { t } = useComponentTranslations();
  return trimText(name) === "" ? t("unnamed") : <UserText>{name}</UserText>;
}
