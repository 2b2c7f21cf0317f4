import { trimText } from "@passerelle/domain";
import { UserText } from "./UserText";
import { useComponentTranslations } from "./translations";

/** A person's name, in no language of ours; or our words for somebody who has none. */
export function PersonName({ name }: { name: string }) {
  const { t } = useComponentTranslations();
  return trimText(name) === "" ? t("unnamed") : <UserText>{name}</UserText>;
}
