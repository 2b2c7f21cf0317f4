import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { changedTerms, changesText } from "@passerelle/domain";
import { Notice } from "../../components/feedback/Notice";
import { UserText } from "../../components/text/UserText";
import { type OfferDetail, OfferText } from "../job-offers";
import { useTranslations } from "./translations";

interface ChangedOfferProps {
  offer: OfferDetail;
  /** The offer as it was when the reader applied. */
  applied: Schemas["AppliedOffer"] | undefined;
}

/**
 * Shows what changed in an offer since the reader applied, the offer as it was, and the heading of the present one;
 * nothing if its terms are the same.
 */
export function ChangedOffer({ offer: { remote = "none", ...offer }, applied }: ChangedOfferProps) {
  const { t, say, lang } = useTranslations();
  const now = { ...offer, remote };
  if (!applied || changedTerms(applied, now).length === 0) return null;
  return (
    <Stack gap="3">
      <Notice text={say("changed.about")}>
        <UserText>{changesText(applied, now)[lang]}</UserText>
      </Notice>
      <chakra.details>
        <chakra.summary cursor="pointer" py="2" fontWeight="medium">
          {t("changed.before")}
        </chakra.summary>
        <OfferText offer={{ ...applied, recruiter: { company: applied.company } }} />
      </chakra.details>
      <chakra.h3 textStyle="h3">{t("changed.now")}</chakra.h3>
    </Stack>
  );
}
