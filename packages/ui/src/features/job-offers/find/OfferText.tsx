import { Grid, Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { payText, statedPay } from "@passerelle/domain";
import type { ReactNode } from "react";
import { DateText } from "../../../i18n";
import { CompanyLink } from "../../../components/people/NameLink";
import { ContractName } from "../../../components/offers/ContractName";
import { Fact } from "../../../components/text/Fact";
import { LinkedText } from "../../../components/text/LinkedText";
import { RemoteName } from "../../../components/offers/RemoteName";
import { TagList } from "../../../components/badges/TagList";
import { UserText, userText } from "../../../components/text/UserText";
import { twoColumns } from "../../../theme/two-columns";
import { MatchSummary } from "./MatchSummary";
import { useTranslations } from "./translations";
import { MatchedSkill } from "./MatchedSkill";
import { MissingSkills } from "./MissingSkills";
import type { Offer } from "./offers";

interface MatchDetailsProps {
  match: Schemas["JobOfferMatch"];
  offerId: Offer["id"];
  /** Whether missing skills can be added to the profile from here. */
  canAdd: boolean;
}

/** The matching skills with their sources, and the missing ones. */
function MatchDetails({ match: { matchedSkills, missingSkills }, offerId, canAdd }: MatchDetailsProps) {
  const { t } = useTranslations();
  return (
    <Stack gap="4">
      {matchedSkills.length > 0 && (
        <Stack gap="2">
          <chakra.h4 fontWeight="medium">{t("match.have")}</chakra.h4>
          <Stack as="ul" listStyleType="none" gap="1.5">
            {matchedSkills.map(({ name, source: { kind, title } }) => (
              <MatchedSkill key={name} name={name}>
                {t(`source.${kind}`, { title: title ?? "" })}
              </MatchedSkill>
            ))}
          </Stack>
        </Stack>
      )}
      <MissingSkills offerId={offerId} skills={missingSkills} canAdd={canAdd} />
    </Stack>
  );
}

/** The text of an offer, from the server or from a kept application. */
type ShownOffer = Omit<Schemas["AppliedOffer"], "jobTitle" | "company" | "remote"> &
  Partial<Omit<Schemas["JobOfferDetail"], "recruiter">> & {
    recruiter: { company: string | null; username?: string };
  };

interface OfferTextProps {
  offer: ShownOffer;
  /** Whether missing skills can be added to the profile; false where the reader is filling in a form. */
  canAdd?: boolean;
  /** The level of the titles among the page's headings. */
  level?: "h2" | "h3";
}

/** The text of an offer: facts, description, matching and missing skills, benefits. */
export function OfferText({ offer, canAdd = false, level = "h3" }: OfferTextProps) {
  const { t, langOf } = useTranslations();
  const { match, skills, benefits } = offer;
  return (
    <Stack gap="6">
      <Facts offer={offer} />
      <Section level={level} title={t("offer.description")}>
        <chakra.p {...userText} whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="prose">
          <LinkedText>{offer.description}</LinkedText>
        </chakra.p>
      </Section>
      {match && offer.id !== undefined && (
        <Section level={level} title={t("match.title")} lang={langOf("match.title")}>
          <MatchSummary match={match} skills={skills} />
          <MatchDetails match={match} offerId={offer.id} canAdd={canAdd} />
        </Section>
      )}
      {!match && (
        <Section level={level} title={t("offer.skills")}>
          {skills.length > 0 ? <TagList tags={skills} /> : <MatchSummary match={null} skills={skills} />}
        </Section>
      )}
      {benefits.length > 0 && (
        <Section level={level} title={t("offer.benefits")}>
          <TagList tags={benefits} />
        </Section>
      )}
    </Stack>
  );
}

function Facts({ offer }: { offer: OfferTextProps["offer"] }) {
  const { t, lang } = useTranslations();
  const pay = payText(statedPay(offer), lang);
  return (
    <Grid as="dl" templateColumns={{ base: twoColumns, md: "repeat(3, 1fr)" }} gap="4">
      {offer.recruiter.company && (
        <Fact name={t("offer.company")}>
          <CompanyLink username={offer.recruiter.username} look="link">
            <UserText>{offer.recruiter.company}</UserText>
          </CompanyLink>
        </Fact>
      )}
      <Fact name={t("column.location")}>
        <UserText>{offer.location}</UserText>
      </Fact>
      <Fact name={t("column.contract")}>
        <ContractName contract={offer.contract} />
      </Fact>
      <Fact name={t("offer.salary")}>{pay || t("offer.notStated")}</Fact>
      {offer.remote && (
        <Fact name={t("offer.remote")}>
          <RemoteName remote={offer.remote} />
        </Fact>
      )}
      {offer.positions && <Fact name={t("offer.positions")}>{offer.positions}</Fact>}
      {offer.closingDate && (
        <Fact name={t("offer.closingDate")}>
          <DateText value={offer.closingDate} style="date" />
          {t("offer.untilEndOfDay")}
        </Fact>
      )}
      {offer.createdAt && !offer.draft && (
        <Fact name={t("offer.publishedAt")}>
          <DateText value={offer.createdAt} style="day" />
        </Fact>
      )}
      {offer.modifiedAt && (
        <Fact name={t("offer.modifiedAt")}>
          <DateText value={offer.modifiedAt} style="day" />
        </Fact>
      )}
    </Grid>
  );
}

interface SectionProps extends Required<Pick<OfferTextProps, "level">> {
  title: string;
  lang?: string;
  children: ReactNode;
}

function Section({ title, level, lang, children }: SectionProps) {
  return (
    <Stack as="section" gap="2" {...(lang && { lang })}>
      <chakra.h3 as={level} textStyle="h3">
        {title}
      </chakra.h3>
      {children}
    </Stack>
  );
}
