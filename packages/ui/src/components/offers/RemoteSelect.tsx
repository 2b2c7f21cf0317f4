import { remoteWork } from "./employment-contracts";
import { Select, type SelectProps } from "../fields/Select";
import { useTranslations } from "./translations";

export function RemoteSelect(props: Omit<SelectProps, "options">) {
  const { t } = useTranslations();
  return <Select {...props} options={remoteWork.map((value) => ({ value, label: t(`remote.${value}`) }))} />;
}
