import { HStack, Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { pageSize } from "@passerelle/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { PersonName, fullNameOf } from "../../components/people/PersonName";
import { Pages } from "../../components/lists/Pages";
import { PersonLink } from "../../components/people/NameLink";
import { QueryView } from "../../components/states/QueryView";
import { QuotedRelativeTime } from "../../components/text/QuotedRelativeTime";
import { Surface } from "../../components/layout/Surface";
import { UserText } from "../../components/text/UserText";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { useTranslations } from "./translations";
import type { AddressPage } from "../../address";
import { unlessUnsupported, useApi, useTurns } from "../../data";

/**
 * A page of the people who opened the user's resume, null if the server does not support it; its number, and a function
 * to change it. The number is not in the address, which belongs to the profile.
 */
function useResumeViews() {
  const api = useApi();
  const [{ page, after }, setPlace] = useState<Pick<AddressPage, "page" | "after">>({ page: 1 });
  const key = ["resume-views"] as const;
  const query = useQuery({
    queryKey: [...key, page, ...(after ? [after] : [])],
    queryFn: ({ signal }) => {
      const params = { query: { page, pageSize, ...(after && { after }) } };
      return unlessUnsupported(api.GET("/user/resume-views", { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
  const place = {
    page,
    after,
    onPage: (next: number, start?: string | null) => setPlace({ page: next, after: start }),
    limitTo: (lastPage: number) => {
      if (page > lastPage) setPlace({ page: lastPage });
    },
  };
  const onPage = useTurns(place, key, query.isPlaceholderData ? undefined : (query.data ?? undefined));
  return { query, page, onPage };
}

/** The people who opened the user's resume, with their last visit; hidden if the server does not support it. */
export function ResumeViews() {
  const { t, say } = useTranslations();
  const { query: views, page, onPage } = useResumeViews();
  if (views.data === null) return null;
  return (
    <Surface>
      <FormSection title={t("views.title")} about={t("views.about")}>
        <WideField>
          <QueryView
            query={views}
            loading={t("views.loading")}
            failed={say("views.loadFailed")}
            empty={<chakra.p color="ink.muted">{t("views.empty")}</chakra.p>}
          >
            {(list) => (
              <Pages list={list ?? undefined} page={page} onPage={onPage} turning={views.isPlaceholderData}>
                {(rows) => (
                  <chakra.ul listStyleType="none">
                    {rows.map((row) => (
                      <ResumeView key={row.id} view={row} />
                    ))}
                  </chakra.ul>
                )}
              </Pages>
            )}
          </QueryView>
        </WideField>
      </FormSection>
    </Surface>
  );
}

function ResumeView({ view: { person, company, lastViewedAt, views } }: { view: Schemas["ResumeView"] }) {
  const { t } = useTranslations();
  const name = fullNameOf(person) || person.username;
  return (
    <HStack as="li" gap="3" py="3" borderTopWidth="1px" borderColor="line" minH="14">
      <Avatar name={name} src={avatarUrl(person.avatar ?? null)} />
      <Stack gap="0" flex="1" minW="0" overflowWrap="anywhere">
        <chakra.span fontWeight="medium">
          <PersonLink username={person.deleted ? undefined : person.username}>
            <PersonName name={name} />
          </PersonLink>
        </chakra.span>
        {company && (
          <chakra.span textStyle="sm" color="ink.muted">
            <UserText>{company}</UserText>
          </chakra.span>
        )}
      </Stack>
      <Stack gap="0" textAlign="end" textStyle="sm" color="ink.muted">
        <QuotedRelativeTime value={lastViewedAt} />
        {views > 1 && <span>{t("views.times", { count: views })}</span>}
      </Stack>
    </HStack>
  );
}
