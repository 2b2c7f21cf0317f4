import type { Schemas } from "@passerelle/api";
import { useTranslations } from "./translations";

/** Where the work of an offer is done, in words. */
export function RemoteName({ remote }: { remote: Schemas["RemoteWork"] }) {
  const { t } = useTranslations();
  return <>{t(`remote.${remote}`)}</>;
}
