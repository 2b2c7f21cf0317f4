import type { Schemas } from "@passerelle/api";
import { useTranslations } from "./translations";

/** The name of an offer's remote work option. */
export function RemoteName({ remote }: { remote: Schemas["RemoteWork"] }) {
  const { t } = useTranslations();
  return <>{t(`remote.${remote}`)}</>;
}
