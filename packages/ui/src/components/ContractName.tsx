import type { Schemas } from "@passerelle/api";
import { useQuotedKitTranslations } from "./translations";

/** A kind of contract in words, for offers and experiences alike. */
export function ContractName({ contract }: { contract: Schemas["ContractType"] }) {
  const { t, langOf } = useQuotedKitTranslations();
  return <span lang={langOf(`quoted.contract.${contract}`)}>{t(`quoted.contract.${contract}`)}</span>;
}
