import { chakra, Flex, Heading } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { Ref } from "react";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { IconButton } from "../../components/actions/IconButton";
import { fullNameOf, handleOf } from "../../components/people/PersonName";
import { PersonLink } from "../../components/people/NameLink";
import { useIsMobile } from "../../theme/use-breakpoint";
import { BlockButton } from "../blocks";
import { ReportButton } from "../reports";
import { crampedDiscussion, fixedTarget } from "./discussion-size";
import { isDeleted, type Person } from "./discussions";
import { InterlocutorName } from "./InterlocutorName";
import { useNameOf } from "./use-name-of";
import { useTranslations } from "./translations";

interface DiscussionHeaderProps {
  person: Person;
  /** The name, which takes the focus if no box can. */
  ref: Ref<HTMLHeadingElement>;
  onBack: () => void;
}

/** The other person's name and @username, buttons to report and block them, and the back button on phones. */
export function DiscussionHeader({ person, ref, onBack }: DiscussionHeaderProps) {
  const nameOf = useNameOf();
  const handle = handleOf(person.username);
  // Beside the list it is a part of 'Messages'; on a phone it is the page's heading.
  const isMobile = useIsMobile();
  return (
    <PanelHeader onBack={onBack}>
      <chakra.div css={{ [crampedDiscussion]: { display: "none" } }}>
        <Avatar name={nameOf(person)} src={avatarUrl(person.avatar)} />
      </chakra.div>
      {/* Space around the name for touch. */}
      <chakra.div
        flex="1 1 3.5rem"
        minW="0"
        lineHeight="snug"
        py={{ base: "3", md: "0" }}
        css={{ [crampedDiscussion]: { py: "1" } }}
      >
        <Heading ref={ref} as={isMobile ? "h1" : "h2"} size="md" tabIndex={-1} display="flex">
          <PersonLink username={isDeleted(person) ? undefined : person.username}>
            <chakra.span lineClamp={{ base: 2, md: 1 }}>
              <InterlocutorName person={person} />
            </chakra.span>
          </PersonLink>
        </Heading>
        {handle && !isDeleted(person) && (
          <chakra.p textStyle="sm" color="ink.muted" lineClamp={1} css={{ [crampedDiscussion]: { display: "none" } }}>
            {handle}
          </chakra.p>
        )}
      </chakra.div>
      {!isDeleted(person) && (
        <Flex gap="3" ms="auto" css={{ [crampedDiscussion]: { gap: "1" } }}>
          <ReportButton
            kind="person"
            id={person.id}
            name={fullNameOf(person)}
            personId={person.id}
            onBlocked={onBack}
          />
          <BlockButton id={person.id} name={fullNameOf(person)} onBlocked={onBack} />
        </Flex>
      )}
    </PanelHeader>
  );
}

const Bar = chakra("div", {
  base: {
    display: "flex",
    // Large text on a phone moves the buttons to a second line.
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    flexShrink: 0,
    px: { base: "2", md: "6" },
    minH: "16",
    borderBottomWidth: "1px",
    borderColor: "line",
    bg: "surface",
    [crampedDiscussion]: {
      columnGap: "1",
      minH: fixedTarget,
      "& button": { minW: fixedTarget, minH: fixedTarget, h: fixedTarget },
    },
  },
});

interface PanelHeaderProps extends Pick<DiscussionHeaderProps, "onBack"> {
  children?: React.ReactNode;
}

/** The header of the right panel, with a back button on phones. */
export function PanelHeader({ onBack, children }: PanelHeaderProps) {
  const { t } = useTranslations();
  const isMobile = useIsMobile();
  return (
    <Bar>
      <IconButton label={t("back")} display={{ md: "none" }} onClick={onBack}>
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      {children ??
        (isMobile && (
          <Heading as="h1" size="md">
            {t("title")}
          </Heading>
        ))}
    </Bar>
  );
}
