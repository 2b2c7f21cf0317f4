import { chakra, HStack, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { Avatar } from "../../components/people/Avatar";
import { avatarUrl } from "../../components/people/avatar-url";
import { ErrorText } from "../../components/fields/ErrorText";
import { fullNameOf } from "../../components/people/person-name";
import { Pages } from "../../components/lists/Pages";
import { PersonLink } from "../../components/people/PersonLink";
import { PersonName } from "../../components/people/PersonName";
import { QueryView } from "../../components/states/QueryView";
import { RelativeTime } from "../../components/text/RelativeTime";
import { Surface } from "../../components/layout/Surface";
import { UserText } from "../../components/text/UserText";
import { FormSection, WideField } from "../../forms/fields/FormSection";
import { useResumeViews } from "./views-query";
import { useTranslations } from "./translations";

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
            failed={<ErrorText error={views.error} otherwise={say("views.loadFailed")} />}
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
        <RelativeTime value={lastViewedAt} />
        {views > 1 && <span>{t("views.times", { count: views })}</span>}
      </Stack>
    </HStack>
  );
}
