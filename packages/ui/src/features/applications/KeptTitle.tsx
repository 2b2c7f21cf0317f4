import { UserText } from "../../components/text/UserText";
import { useOwnApplication } from "./queries";
import { useTranslations } from "./translations";

/** The title of the deleted offer, once it is known. */
export function KeptTitle({ id }: { id: number }) {
  const { t } = useTranslations();
  const { data: own } = useOwnApplication(id);
  const title = own?.offer?.jobTitle;
  return title === undefined ? t("offer.title") : <UserText>{title}</UserText>;
}
