import { Box, Flex, Stack, VisuallyHidden, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useEffect, useRef } from "react";
import { ArrowDown, ArrowLeft, ArrowUp } from "lucide-react";
import { PartFailed } from "../../../components/states/FailedState";
import { lazyPart } from "../../../chunks/lazy-part";
import { usePrefetch } from "../../../chunks/use-prefetch";
import { EmptyState } from "../../../components/states/EmptyState";
import { QueryView } from "../../../components/states/QueryView";
import { SkeletonCards, SkeletonText } from "../../../components/states/Skeletons";
import { measuredHead, stuckHead } from "../../../components/layout/sticky-part";
import { Surface } from "../../../components/layout/Surface";
import { ApplicantBlocked, ApplicantLines, ApplicantName, ApplicantResume, ApplicantWrite } from "./ApplicationCard";
import { DecisionBar, type DecisionBarProps } from "./DecisionBar";
import { Quote } from "../shared/Quote";
import type { useReceivedApplication } from "./received-list";
import { SentAnswer } from "./SentAnswer";
import type { Neighbours } from "./use-previous-next";
import { useTranslations } from "./translations";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { IconButton } from "../../../components/actions/IconButton";

/** The width of the links in the head of the open application. */
const navRoom = "11.5rem";

/** Beside the list, the links overlay the head and take no height. */
const overTheHead = {
  position: stuckHead.position,
  top: stuckHead.top,
  zIndex: "notice",
  alignSelf: "flex-end",
  w: navRoom,
  h: "0",
  mb: "-3",
} as const;

/** Links to the list if it is hidden, and to the previous and the next application. */
function ReceivedNav({ neighbours }: { neighbours: Neighbours }) {
  const { t } = useTranslations();
  const { place, previous, next, close } = neighbours;
  return (
    <Box css={{ xl: overTheHead }}>
      <Flex align="center" gap="2" wrap="wrap" pe={{ xl: "6" }} pt={{ xl: "3.5" }}>
        <chakra.span display={{ xl: "none" }}>
          <Button size="sm" variant="ghost" icon={<ArrowLeft size={16} aria-hidden />} onClick={close}>
            {t("toList")}
          </Button>
        </chakra.span>
        <Flex flex="1" align="center" justify="flex-end" gap="1">
          {place && (
            <Announced textStyle="sm" color="ink.muted" fontVariantNumeric="tabular-nums" textAlign="end">
              {t("place", place)}
            </Announced>
          )}
          <IconButton
            label={t("previous")}
            aria-keyshortcuts="Alt+ArrowUp"
            disabled={!previous}
            onClick={() => previous?.()}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton label={t("next")} aria-keyshortcuts="Alt+ArrowDown" disabled={!next} onClick={() => next?.()}>
            <ArrowDown size={18} aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  );
}

const ReceivedDetails = lazyPart(async () => (await import("./ReceivedDetails")).ReceivedDetails, {
  loading: () => <SkeletonText />,
  failed: (retry) => <PartFailed {...retry} />,
});

interface ReceivedPanelProps {
  query: ReturnType<typeof useReceivedApplication>;
  /** Undefined until it is loaded. */
  offer: Schemas["JobOfferDetail"] | undefined;
  neighbours: Neighbours;
  decisions: Omit<DecisionBarProps, "application">;
}

/** The open application: person, letter, CV and decision, with links to the next and the previous one. */
export function ReceivedPanel({ query, offer, neighbours, decisions }: ReceivedPanelProps) {
  const { t, say } = useTranslations();
  usePrefetch(ReceivedDetails);
  const top = useRef<HTMLDivElement>(null);
  const id = query.data?.id;
  useEffect(() => {
    // The next application starts at its top.
    if (id !== undefined && top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ block: "start" });
  }, [id]);
  const { asked } = neighbours;
  useEffect(() => {
    // Behind a long list, the panel is out of reach for the keyboard.
    if (id !== undefined && id === asked && !top.current?.contains(document.activeElement))
      top.current?.focus({ preventScroll: true });
  }, [id, asked]);
  return (
    <Stack gap="3" ref={top} tabIndex={-1} scrollMarginTop="2">
      <VisuallyHidden asChild>
        <h2>{t("open")}</h2>
      </VisuallyHidden>
      <ReceivedNav neighbours={neighbours} />
      <QueryView
        query={query}
        loading={t("loadingOne")}
        failed={say("oneFailed")}
        skeleton={<SkeletonCards cards={2} />}
      >
        {(application) =>
          application ? (
            <Whole application={application} offer={offer} decisions={decisions} />
          ) : (
            <EmptyState>{t("withdrawn")}</EmptyState>
          )
        }
      </QueryView>
    </Stack>
  );
}

/** Keeps the name and the decision in view while the CV is scrolled. */
const inView = {
  ...stuckHead,
  bg: "surface",
  borderRadius: "card",
  mx: { base: "-4", md: "-6" },
  ps: { base: "4", md: "6" },
  pe: { base: "4", md: "6", xl: navRoom },
  py: { base: "2", md: "3" },
  mb: { base: "2", md: "3" },
} as const;

interface WholeProps extends Pick<ReceivedPanelProps, "offer" | "decisions"> {
  application: Schemas["Application"];
}

function Whole({ application, offer, decisions }: WholeProps) {
  const { message } = application;
  return (
    <Surface as="article" px={{ base: "4", md: "6" }} pb={{ base: "4", md: "6" }}>
      <Flex ref={measuredHead} {...inView} wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
        <Box flex="1 1 8rem" minW="0">
          <ApplicantName application={application} />
        </Box>
        <DecisionBar application={application} {...decisions} />
      </Flex>
      <Stack gap="6">
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <ApplicantLines application={application} />
          <Flex wrap="wrap" align="center" gap="3">
            <ApplicantResume application={application} />
            <ApplicantWrite application={application} />
          </Flex>
        </Flex>
        <ApplicantBlocked application={application} />
        {message && <Quote>{message}</Quote>}
        <SentAnswer application={application} />
        <ReceivedDetails application={application} offer={offer} />
      </Stack>
    </Surface>
  );
}
