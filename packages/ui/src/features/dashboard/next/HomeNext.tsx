import { Flex, Skeleton, Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { Lightbulb } from "lucide-react";
import { QueryView } from "../../../components/states/QueryView";
import { Surface } from "../../../components/layout/Surface";
import type { DashboardHrefs, Role } from "../menu-entries";
import { DecisionsPanel, OffersPanel } from "./ApplicantPanels";
import { MessagesPanel } from "./MessagesPanel";
import { useDashboardNext } from "./queries";
import { QuietOffersPanel, WaitingPanel } from "./RecruiterPanels";
import { useTranslations } from "./translations";
import { WeeksPanel, tellsMore } from "./WeeksPanel";
import { LinkButton } from "../../../components/actions/LinkButton";
import type { Missing } from "./first-steps";

/** The parts of an applicant's profile by their importance for matching and for recruiters. */
const byWeight = ["skills", "profile", "resume", "sector"] as const;

/** The most useful missing part of the profile, and its benefit; hidden when the profile is complete. */
function ProfileStep({ missing, href }: { missing: Missing; href: string }) {
  const { t } = useTranslations();
  const next = byWeight.find((part) => missing.includes(part));
  if (!next) return null;
  return (
    <Flex wrap="wrap" align="center" gap="3" p={{ base: "4", md: "5" }} bg="brand.tint" borderRadius="card">
      <chakra.span color="brand.fg" flexShrink={0}>
        <Lightbulb size={20} aria-hidden />
      </chakra.span>
      <chakra.p flex="1 1 14rem">
        <chakra.strong display="block" fontWeight="semibold">
          {t(`missing.${next}`)}
        </chakra.strong>
        {t(`benefit.${next}`)}
      </chakra.p>
      <LinkButton href={href} size="sm">
        {t("complete")}
      </LinkButton>
    </Flex>
  );
}

type Next = Schemas["DashboardNext"];

interface HomeNextProps {
  role: Role;
  /** Undefined if the user could not be loaded. */
  me: Schemas["User"] | undefined;
  /** Whether to show the first steps (D-188); new users have no data for the lists. */
  isNewcomer: boolean;
  hrefs: DashboardHrefs;
}

/** The next steps: short lists below the cards, with links to their items. */
export function HomeNext(props: HomeNextProps) {
  const { t, say } = useTranslations();
  const next = useDashboardNext();
  return (
    <QueryView query={next} loading={t("loading")} failed={say("loadFailed")} skeleton={<NextSkeleton />}>
      {(data) =>
        data &&
        (props.role === "applicant" ? <ForApplicant next={data} {...props} /> : <ForRecruiter next={data} {...props} />)
      }
    </QueryView>
  );
}

type RoleProps = HomeNextProps & { next: Next };

function ForApplicant({ next, me, isNewcomer, hrefs }: RoleProps) {
  const { missing = [], offers = [], decisions = [], discussions } = next;
  const messages = <MessagesPanel discussions={discussions} me={me} href={hrefs.messages} />;
  return (
    <>
      {!isNewcomer && <ProfileStep missing={missing} href={hrefs.applicant} />}
      <OffersPanel offers={offers} href={hrefs.offers} />
      {isNewcomer ? (
        discussions.length > 0 && messages
      ) : (
        <Pair>
          <DecisionsPanel decisions={decisions} href={hrefs.applications} />
          {messages}
        </Pair>
      )}
    </>
  );
}

const nothing = { items: [], totalItems: 0 };

function ForRecruiter({ next, me, isNewcomer, hrefs }: RoleProps) {
  const { waiting = nothing, offersWithoutApplications = nothing, weeks = [], discussions } = next;
  const messages = <MessagesPanel discussions={discussions} me={me} href={hrefs.messages} />;
  if (isNewcomer) return discussions.length > 0 && messages;
  return (
    <>
      <WaitingPanel waiting={waiting} href={hrefs.jobOffers} />
      <Pair>
        <QuietOffersPanel offers={offersWithoutApplications} href={hrefs.jobOffers} />
        {messages}
      </Pair>
      {tellsMore(weeks) && <WeeksPanel weeks={weeks} />}
    </>
  );
}

/** Two panels of equal height beside each other if there is space. */
const Pair = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "4", md: "6" },
  },
});

/** Placeholders for the lists. */
export function NextSkeleton() {
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <SkeletonPanel />
      <Pair>
        <SkeletonPanel />
        <SkeletonPanel />
      </Pair>
    </Stack>
  );
}

function SkeletonPanel() {
  return (
    <Surface p={{ base: "4", md: "5" }}>
      <Skeleton h="6" width="40%" mt="2" mb="4" />
      {[1, 2, 3].map((row) => (
        <Stack key={row} gap="2" py="3">
          <Skeleton h="4" width="70%" />
          <Skeleton h="3.5" width="45%" />
        </Stack>
      ))}
    </Surface>
  );
}
