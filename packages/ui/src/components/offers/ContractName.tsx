import type { Schemas } from "@passerelle/api";
import { useQuotedComponentTranslations } from "../translations";

/** The name of a contract type. */
export function ContractName({ contract }: { contract: Schemas["ContractType"] }) {
  const { t, langOf } = useQuotedComponentTranslations();
  return <span lang={langOf(`quoted.contract.${contract}`)}>{t(`quoted.contract.${contract}`)}</span>;
}
