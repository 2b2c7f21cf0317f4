import type { Schemas } from "@passerelle/api";
import { useTranslations } from "./translations";

export function RemoteName({ remote }: { remote: Schemas["RemoteWork"] }) {
  const { t } = useTranslations();
  return <>{t(`remote.${remote}`)}</>;
}
