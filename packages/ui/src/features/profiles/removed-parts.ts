import type { Schemas } from "@passerelle/api";
import type { Sentence } from "../../i18n";
import type { useTranslations } from "./translations";

type Say = ReturnType<typeof useTranslations>["say"];

const kinds = ["links", "attachments", "scripts", "actions", "media", "forms", "signatures"] as const;

/** Describes the parts removed from a stored resume; undefined if the answer names nothing (D-318). */
export function removedParts(say: Say, removed: Schemas["RemovedFromPdf"] | undefined): Sentence | undefined {
  const [last, ...others] = kinds
    .flatMap((kind) => {
      const count = removed?.[kind] ?? 0;
      return count > 0 ? [say(`removed.${kind}`, { count })] : [];
    })
    .toReversed();
  if (!last) return undefined;
  const [before, ...earlier] = others;
  const end = before ? say("removed.and", { first: before, rest: last }) : last;
  const parts = earlier.reduce((rest: Sentence, first) => say("removed.comma", { first, rest }), end);
  return say("removed.told", { parts });
}
