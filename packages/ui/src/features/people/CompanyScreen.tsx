import { Stack } from "@chakra-ui/react";
import { type Identity, isSamePerson } from "@passerelle/api";
import type { ReactNode } from "react";
import { EmptyState } from "../../components/EmptyState";
import { ErrorText } from "../../components/ErrorText";
import { Link } from "../../components/Link";
import { Page } from "../../components/Page";
import { fullNameOf, usePersonName } from "../../components/person-name";
import { QueryView } from "../../components/QueryView";
import { SkeletonCards } from "../../components/Skeletons";
import { useCompany } from "./company-query";
import { CompanyDetails } from "./CompanyDetails";
import { useTranslations } from "./translations";

/** Where one goes from a company's page. */
export interface CompanyHrefs {
  /** One's own company, to edit it. */
  recruiter: string;
  myAccount: string;
  /** The page of an offer, for readers who have one. */
  offer?: ((id: number) => string) | undefined;
}

interface CompanyScreenProps {
  /** Of the address, the recruiter's: present or former, in any letters. */
  username: string;
  /** Who reads. */
  me: Identity;
  hrefs: CompanyHrefs;
  /** What the recruiter of this username published. */
  renderPosts?: (username: string) => ReactNode;
}

/** A company's page: who it is, its active offers, and what its recruiter published. */
export function CompanyScreen({ username, me, hrefs, renderPosts }: CompanyScreenProps) {
  const { t, lang, say } = useTranslations();
  const personName = usePersonName();
  const { query, ...paging } = useCompany(username);
  const { data } = query;
  const name = data && (data.profile?.company ?? personName(fullNameOf(data.recruiter)));
  return (
    <Page title={name ? t("companyPage.titleOf", { name }) : t("company")} lang={lang}>
      <QueryView
        query={query}
        loading={t("loading")}
        failed={<ErrorText error={query.error} otherwise={say("loadFailed")} />}
        skeleton={<SkeletonCards cards={2} />}
      >
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
