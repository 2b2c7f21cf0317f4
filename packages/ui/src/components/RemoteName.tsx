import type { Schemas } from "@passerelle/api";
import { useKitTranslations } from "./translations";

/** Where the work of an offer is done, in words. */
export function RemoteName({ remote }: { remote: Schemas["RemoteWork"] }) {
  const { t } = useKitTranslations();
  return <>{t(`remote.${remote}`)}</>;
}
