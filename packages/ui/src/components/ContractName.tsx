import type { Schemas } from "@passerelle/api";
import { useQuotedComponentTranslations } from "./translations";

/** A kind of contract in words, for offers and experiences alike. */
export function ContractName({ contract }: { contract: Schemas["ContractType"] }) {
  const { t, langOf } = useQuotedComponentTranslations();
  return <span lang={langOf(`quoted.contract.${contract}`)}>{t(`quoted.contract.${contract}`)}</span>;
}
