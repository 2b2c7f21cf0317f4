import { Stack } from "@chakra-ui/react";
import { type Identity, isSamePerson } from "@passerelle/api";
import { useAddress } from "../../address";
import { EmptyState } from "../../components/states/EmptyState";
import { ErrorText } from "../../components/fields/ErrorText";
import { Link } from "../../components/text/Link";
import { fullNameOf, usePersonName } from "../../components/people/person-name";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonCards } from "../../components/states/Skeletons";
import { audiences } from "./audiences";
import { PersonDetails } from "./PersonDetails";
import { Preview } from "./Preview";
import { PrintStyle } from "../../components/layout/PrintStyle";
import { usePerson } from "./queries";
import { useTranslations } from "./translations";

/** The links of a person's page. */
export interface PersonHrefs {
  message: (username: string) => string;
  /** The address for editing the own profile. */
  profile: string;
  myAccount: string;
}

interface PersonScreenProps {
  /** The username in the address: current or former, in any case. */
  username: string;
  /** The current user. */
  me: Identity;
  hrefs: PersonHrefs;
}

/** A person's page: their identity and, if the reader may see them, profile and CV. */
export function PersonScreen({ username, me, hrefs }: PersonScreenProps) {
  const { t, lang, say } = useTranslations();
  const personName = usePersonName();
  const asked = useAddress().params.get("as");
  const as = audiences.find((audience) => audience === asked);
  const person = usePerson(username, as);
  const { data } = person;
  return (
    <Page title={data ? t("titleOf", { name: personName(fullNameOf(data)) }) : t("title")} lang={lang}>
      <PrintStyle />
      <QueryView
        query={person}
        loading={t("loading")}
        failed={<ErrorText error={person.error} otherwise={say("loadFailed")} />}
        skeleton={<SkeletonCards cards={2} />}
      >
        {(found) => {
          if (!found)
            return <EmptyState action={<Link href={hrefs.myAccount}>{t("toBlocked")}</Link>}>{t("nobody")}</EmptyState>;
          const isOwn = isSamePerson(found, me);
          return (
            <Stack gap="6">
              {isOwn && found.role === "applicant" && <Preview username={found.username} shown={as ?? "contacts"} />}
              <PersonDetails person={found} isOwn={isOwn} hrefs={hrefs} />
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}
