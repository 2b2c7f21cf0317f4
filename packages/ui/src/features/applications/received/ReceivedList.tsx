import { chakra, Stack } from "@chakra-ui/react";
import { Announced } from "../../../components/feedback/Announced";
import { EmptyState } from "../../../components/states/EmptyState";
import { ReadNote } from "../../../components/offers/ReadNote";
import { QueryView } from "../../../components/states/QueryView";
import { SkeletonCards } from "../../../components/states/Skeletons";
import { low } from "../../../theme/conditions";
import { NextPage } from "./NextPage";
import { isNarrowed, type Received, type useReceived, type Wanted } from "./received-list";
import { ReceivedRow } from "./ReceivedRow";
import type { Selected } from "./use-selected";
import { useTranslations } from "./translations";

interface ReceivedListProps {
  received: ReturnType<typeof useReceived>;
  wanted: Wanted;
  openId: number | undefined;
  onOpen: (application: Received) => void;
  selected: Selected;
}

const isUnread = ({ seenAt }: Received) => seenAt === null;

/** The applicants to the offer that match the filters. */
export function ReceivedList({ received, wanted, openId, onOpen, selected }: ReceivedListProps) {
  const { t, say } = useTranslations();
  return (
    <QueryView
      query={received}
      loading={t("loading")}
      failed={say("failed")}
      skeleton={<SkeletonCards />}
      empty={
        <EmptyState>{isNarrowed(wanted) ? <Announced as="span">{t("noneFound")}</Announced> : t("empty")}</EmptyState>
      }
    >
      {({ items, totalItems }) => (
        <Stack gap="3">
          {wanted.search !== "" && (
            <Announced textStyle="sm" color="ink.muted">
              {t("found", { count: totalItems })}
            </Announced>
          )}
          {items.some(isUnread) && <ReadNote order={{ xl: "1" }} />}
          <Rows aria-label={t("list")}>
            {items.map((application) => (
              <ReceivedRow
                key={application.id}
                application={application}
                isOpen={application.id === openId}
                onOpen={() => onOpen(application)}
                isChosen={selected.isChosen(application.id)}
                onChoose={(withShift) => selected.toggle(application.id, withShift)}
              />
            ))}
          </Rows>
          <NextPage pages={received} order={{ xl: "1" }} />
        </Stack>
      )}
    </QueryView>
  );
}

/** A list that scrolls independently of the open application. */
const Rows = chakra("ul", {
  base: {
    listStyle: "none",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "card",
    overflow: "hidden",
    "& > li + li": { borderTopWidth: "1px", borderColor: "line" },
    // Leaves room for the note below it.
    xl: { maxH: "max(12rem, calc(100dvh - 24.5rem))", overflowY: "auto" },
    [low]: { maxH: "none" },
  },
});
