import { Grid, HStack } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { DateText, hasDate } from "../../i18n";
import { Fact } from "../../components/text/Fact";
import { UserText } from "../../components/text/UserText";
import type { User } from "./ProfileLayout";
import { ProfileSection } from "./ProfileSection";
import { useTranslations } from "./translations";

/** A person's contact data, with its visibility. */
export function Contact({ user }: { user: User }) {
  const { t } = useTranslations();
  const { email, phone, address, birthdate, role } = user;
  return (
    <ProfileSection title={t("contact")}>
      <HStack align="start" gap="1.5" textStyle="xs" color="ink.muted">
        <Lock size={14} style={{ flexShrink: 0 }} aria-hidden />
        <p>{t(`contactReaders.${role}`)}</p>
      </HStack>
      <Grid
        as="dl"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "minmax(0, 1fr)" }}
        gap="4"
      >
        <Fact name={t("field.email")}>{email}</Fact>
        {phone && <Fact name={t("field.phone")}>{phone}</Fact>}
        {address && (
          <Fact name={t("field.address")}>
            <UserText>{address}</UserText>
          </Fact>
        )}
        {hasDate(birthdate) && (
          <Fact name={t("field.birthdate")}>
            <DateText value={birthdate} style="date" />
          </Fact>
        )}
      </Grid>
    </ProfileSection>
  );
}
