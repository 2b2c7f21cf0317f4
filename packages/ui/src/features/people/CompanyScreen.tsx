import { Stack } from "@chakra-ui/react";
import { type Identity, isSamePerson } from "@passerelle/api";
import type { ReactNode } from "react";
import { EmptyState } from "../../components/states/EmptyState";
import { Link } from "../../components/text/Link";
import { Page } from "../../components/layout/Page";
import { fullNameOf, usePersonName } from "../../components/people/PersonName";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonCards } from "../../components/states/Skeletons";
import { useCompany } from "./company-query";
import { CompanyDetails } from "./CompanyDetails";
import { useTranslations } from "./translations";

/** The links of a company's page. */
export interface CompanyHrefs {
  /** The address for editing the own company. */
  recruiter: string;
  myAccount: string;
  /** The address of an offer's page, for readers who have one. */
  offer?: ((id: number) => string) | undefined;
}

interface CompanyScreenProps {
  /** The recruiter's username in the address: current or former, in any case. */
  username: string;
  /** The current user. */
  me: Identity;
  hrefs: CompanyHrefs;
  renderPosts?: (username: string) => ReactNode;
}

/** A company's page: its identity, active offers and posts. */
export function CompanyScreen({ username, me, hrefs, renderPosts }: CompanyScreenProps) {
  const { t, lang, say } = useTranslations();
  const personName = usePersonName();
  const { query, ...paging } = useCompany(username);
  const { data } = query;
  const name = data && (data.profile?.company ?? personName(fullNameOf(data.recruiter)));
  return (
    <Page title={name ? t("companyPage.titleOf", { name }) : t("company")} lang={lang}>
      <QueryView query={query} loading={t("loading")} failed={say("loadFailed")} skeleton={<SkeletonCards cards={2} />}>
        {(found) =>
          found ? (
            <Stack gap={{ base: "6", md: "8" }}>
              <CompanyDetails
                company={found}
                isOwn={isSamePerson(found.recruiter, me)}
                hrefs={hrefs}
                paging={{ ...paging, turning: query.isPlaceholderData }}
              />
              {renderPosts?.(found.recruiter.username)}
            </Stack>
          ) : (
            <EmptyState action={<Link href={hrefs.myAccount}>{t("toBlocked")}</Link>}>
              {t("companyPage.nobody")}
            </EmptyState>
          )
        }
      </QueryView>
    </Page>
  );
}
