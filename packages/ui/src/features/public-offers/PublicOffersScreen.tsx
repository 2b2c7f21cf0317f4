import { chakra, HStack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { publicPaths } from "@passerelle/domain";
import { changedSearch } from "../../address";
import { LinkButton } from "../../components/actions/LinkButton";
import { Surface } from "../../components/layout/Surface";
import { TallLink } from "../../components/text/Link";
import { addressOf, filtersOf, FoundCount, NearestOffers, PublicFilterForm, useSearchName } from "../job-offers";
import { localized, PublicLayout, type PublicPageProps } from "./PublicLayout";
import { PublicOfferList } from "./PublicOfferList";
import { useTranslations } from "./translations";

export interface PublicOffersScreenProps extends PublicPageProps {
  /** The filters of the address. */
  query: string;
  list: Schemas["PublicOfferPage"];
}

/** /offers: the public offers, with search and filters. */
export function PublicOffersScreen({ query, list, ...page }: PublicOffersScreenProps) {
  const { t } = useTranslations();
  const nameOf = useSearchName();
  const params = new URLSearchParams(query);
  const filters = filtersOf(params);
  const search = nameOf(filters);
  const title = search === "" ? t("title") : t("titleOf", { search });
  return (
    <PublicLayout
      title={list.page > 1 ? t("titlePage", { title, page: list.page }) : title}
      description={t("about")}
      {...page}
    >
      <PublicFilterForm
        filters={{ ...filters, minSalary: params.get("minSalary") ?? "" }}
        action={publicPaths.offers}
        lang={page.statedLang}
        facets={list.facets}
      />
      {search !== "" && (
        <HStack wrap="wrap" columnGap="4">
          <FoundCount filters={filters} count={list.totalItems} />
          <TallLink href={localized(publicPaths.offers, page.statedLang)}>{t("allOffers")}</TallLink>
        </HStack>
      )}
      {list.items.length > 0 ? (
        <Surface px={{ base: "4", md: "6" }} py="2">
          <PublicOfferList
            list={list}
            level="h2"
            hasCompanies
            statedLang={page.statedLang}
            path={publicPaths.offers}
            query={query}
          />
        </Surface>
      ) : (
        search === "" && <chakra.p color="ink.muted">{t("none")}</chakra.p>
      )}
      <NearestOffers nearest={list.nearest ?? []} filters={filters}>
        {(next, label) => (
          <LinkButton
            size="sm"
            variant="outline"
            href={localized(publicPaths.offers + changedSearch("", addressOf(next)), page.statedLang)}
          >
            {label}
          </LinkButton>
        )}
      </NearestOffers>
    </PublicLayout>
  );
}
