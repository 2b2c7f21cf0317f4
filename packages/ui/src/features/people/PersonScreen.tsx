import { Stack, chakra } from "@chakra-ui/react";
import { type Identity, isSamePerson } from "@passerelle/api";
import { useAddress } from "../../address";
import { EmptyState } from "../../components/states/EmptyState";
import { Anchor, Link } from "../../components/text/Link";
import { fullNameOf, usePersonName } from "../../components/people/PersonName";
import { Page } from "../../components/layout/Page";
import { QueryView } from "../../components/states/QueryView";
import { SkeletonCards } from "../../components/states/Skeletons";
import { audiences } from "../account";
import { PersonDetails } from "./PersonDetails";
import { PrintStyle } from "../../components/layout/PrintStyle";
import { type Audience, usePerson } from "./queries";
import { useTranslations } from "./translations";
import { useHrefs } from "../../components/text/hrefs";

const Choices = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minH: { base: "target", md: "9" },
      px: "4",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "edge",
      bg: "surface",
      fontWeight: "medium",
      _hover: { bg: "neutral.tint" },
      _currentPage: { bg: "brand.tint", borderColor: "brand.fg", color: "brand.fg", fontWeight: "semibold" },
    },
  },
});

function Preview({ username, shown }: { username: string; shown: Audience }) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  if (!hrefs) return null;
  return (
    <Choices aria-label={t("preview.title")}>
      <chakra.span color="ink.muted" me="1" aria-hidden>
        {t("preview.title")}
      </chakra.span>
      {audiences.map((audience) => (
        <Anchor
          key={audience}
          href={`${hrefs.person(username)}?as=${audience}`}
          aria-current={audience === shown ? "page" : undefined}
        >
          {t(`preview.${audience}`)}
        </Anchor>
      ))}
    </Choices>
  );
}

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
        failed={say("loadFailed")}
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
