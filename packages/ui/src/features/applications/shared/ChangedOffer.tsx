import { chakra, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { changedTerms, changesText } from "@passerelle/domain";
import { Notice } from "../../../components/feedback/Notice";
import { UserText } from "../../../components/text/UserText";
import { type OfferDetail, OfferText } from "../../job-offers";
import { useTranslations } from "./translations";

interface ChangedOfferProps {
  offer: OfferDetail;
  /** The offer as it was at the application. */
  applied: Schemas["AppliedOffer"] | undefined;
  reader: "applicant" | "recruiter";
}

/**
 * Shows what changed in an offer since an application, and the offer as it was; for an applicant also the heading of
 * the current offer, which follows. Hidden if the terms are the same.
 */
export function ChangedOffer({ offer: { remote = "none", ...offer }, applied, reader }: ChangedOfferProps) {
  const { t, say, lang } = useTranslations();
  const now = { ...offer, remote };
  if (!applied || changedTerms(applied, now).length === 0) return null;
  return (
    <Stack gap="3">
      <Notice text={say(`changed.about.${reader}`)}>
        <chakra.span whiteSpace="pre-line">
          <UserText>{changesText(applied, now)[lang]}</UserText>
        </chakra.span>
      </Notice>
      <chakra.details>
        <chakra.summary cursor="pointer" py="2" fontWeight="medium">
          {t(`changed.before.${reader}`)}
        </chakra.summary>
        <OfferText offer={{ ...applied, recruiter: { company: applied.company } }} />
      </chakra.details>
      {reader === "applicant" && <chakra.h3 textStyle="h3">{t("changed.now")}</chakra.h3>}
    </Stack>
  );
}
