import { remoteWork } from "./contracts";
import { Select, type SelectProps } from "./Select";
import { useKitTranslations } from "./translations";

/** A choice of where the work is done. */
export function RemoteSelect(props: Omit<SelectProps, "options">) {
  const { t } = useKitTranslations();
  return <Select {...props} options={remoteWork.map((value) => ({ value, label: t(`remote.${value}`) }))} />;
}
