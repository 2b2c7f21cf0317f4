import { contracts } from "./employment-contracts";
import { Select, type SelectProps } from "../fields/Select";
import { useQuotedComponentTranslations } from "../translations";

/** A select for contract types. */
export function ContractSelect(props: Omit<SelectProps, "options">) {
  const { t, langOf } = useQuotedComponentTranslations();
  const options = contracts.map((value) => {
    const name = `quoted.contract.${value}` as const;
    return { value, label: t(name), lang: langOf(name) };
  });
  return <Select {...props} options={options} />;
}
