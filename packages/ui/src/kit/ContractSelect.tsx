import type { Schemas } from "@passerelle/api";
import { Select, type SelectProps } from "./Select";
import { useQuotedKitWords } from "./words";

/** In the specification's order. */
const contracts: readonly Schemas["ContractType"][] = ["stage", "alternance", "cdd", "cdi", "freelance"];

/** A choice among the kinds of contract (§9). */
export function ContractSelect(props: Omit<SelectProps, "options">) {
  const { t, langOf } = useQuotedKitWords();
  const options = contracts.map((value) => {
    const name = `quoted.contract.${value}` as const;
    return { value, label: t(name), lang: langOf(name) };
  });
  return <Select {...props} options={options} />;
}
