import { Flex, Stack, chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { useState } from "react";
import { useAddress, useAddressId } from "../../../address";
import { Banner } from "../../../components/feedback/Banner";
import { EmptyState } from "../../../components/states/EmptyState";
import { useDialogState } from "../../../components/dialogs/use-dialog-state";
import { useReopenedForm } from "../../../forms/drafts/form-drafts";
import type { Verdict } from "./DecisionDialog";
import { type Answered, LastAnswer } from "./LastAnswer";
import { ExportButton } from "./ExportButton";
import { DecisionDialog, LettersDialog } from "./lazy-dialogs";
import type { Letters } from "./LettersDialog";
import type { Application } from "./received-applications";
import { type Status, type Wanted, sorts, statuses, type useReceived, useReceivedApplication } from "./received-list";
import { ReceivedList } from "./ReceivedList";
import { ReceivedPanel } from "./ReceivedPanel";
import { SelectionBar } from "./SelectionBar";
import { usePreviousNext } from "./use-previous-next";
import { useSelected } from "./use-selected";
import { useTranslations } from "./translations";
import { ChoiceButtons } from "../../../components/actions/ChoiceButtons";
import { SearchField } from "../../../components/fields/SearchField";
import { Select } from "../../../components/fields/Select";

/** The search, filters and order of the list of applications, kept in the address. */
function ReceivedTools({ wanted, received: { data } }: { wanted: Wanted; received: ReturnType<typeof useReceived> }) {
  const { t } = useTranslations();
  const { push, replace } = useAddress();
  const choices = statuses.map((value) => ({ value, label: t(`status.${value}`), count: data?.counts?.[value] }));
  const choose = (status: Status) => push({ status: status === "all" ? null : status, application: null });
  return (
    <Flex wrap="wrap" gap="3">
      <ChoiceButtons label={t("shown")} choices={choices} chosen={wanted.status} onChoose={choose} />
      {/* Narrow enough to fit beside the filters in a window 1,280 px wide. */}
      <Flex flex={{ base: "1 1 14rem", xl: "1 1 10rem" }} minW="0">
        <SearchField label={t("search")} placeholder={t("searchShort")} leaves="application" />
      </Flex>
      <Flex flex="1 1 11rem">
        <Select
          aria-label={t("sort.title")}
          value={wanted.sort}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ currentTarget: { value } }) => replace({ sort: value === "newest" ? null : value })}
        />
      </Flex>
    </Flex>
  );
}

interface ReceivedPanelsProps {
  offerId: number;
  /** Undefined until it is loaded. */
  offer: Schemas["JobOfferDetail"] | undefined;
  received: ReturnType<typeof useReceived>;
  wanted: Wanted;
}

/** The list at the left, the open application at the right; on a narrow window one at a time. */
export function ReceivedPanels({ offerId, offer, received, wanted }: ReceivedPanelsProps) {
  const { t } = useTranslations();
  const openId = useAddressId("application");
  const application = useReceivedApplication(offerId, openId);
  const neighbours = usePreviousNext(received, openId);
  const selected = useSelected(received.data?.items ?? []);
  const [letters, setLetters] = useState<Letters>();
  const [answered, setAnswered] = useState<Answered>();
  const { task, openDialog, close, finish, banner } = useDialogState<Verdict>();
  const shown = application.data ? [application.data] : undefined;
  const reopen = (decision: Verdict["decision"]) => (one: Application | undefined) =>
    one && openDialog({ application: one, decision });
  useReopenedForm("accepted", shown, reopen("accepted"), () => undefined);
  useReopenedForm("rejected", shown, reopen("rejected"), () => undefined);
  return (
    <>
      {answered && <LastAnswer offerId={offerId} answered={answered} onDismiss={() => setAnswered(undefined)} />}
      <Panels {...(openId !== undefined && { "data-open": true })}>
        {/* No row of the grid: the banner lies in the corner. */}
        <chakra.div position="absolute" tabIndex={-1}>
          <Banner {...banner} over />
        </chakra.div>
        <chakra.div data-list gridColumn="1 / -1">
          <ReceivedTools wanted={wanted} received={received} />
        </chakra.div>
        {/* A part of its own, because the display of a Stack would override the rule that hides the list. */}
        <chakra.section aria-label={t("list")} tabIndex={-1} data-list>
          <Stack gap="3">
            <SelectionBar selected={selected} onAnswer={setLetters}>
              <ExportButton offerId={offerId} wanted={wanted} received={received} />
            </SelectionBar>
            <ReceivedList
              received={received}
              wanted={wanted}
              openId={openId}
              onOpen={neighbours.open}
              selected={selected}
            />
          </Stack>
        </chakra.section>
        <chakra.section aria-label={t("open")} data-panel>
          {openId === undefined ? (
            <EmptyState>{t("choose")}</EmptyState>
          ) : (
            <ReceivedPanel
              query={application}
              offer={offer}
              neighbours={neighbours}
              decisions={{ jobOfferId: offerId, onDecide: openDialog, onNews: finish }}
            />
          )}
        </chakra.section>
        <DecisionDialog
          jobOfferId={offerId}
          jobTitle={offer?.jobTitle}
          verdict={task}
          onClose={close}
          onDone={finish}
        />
        <LettersDialog
          offerId={offerId}
          jobTitle={offer?.jobTitle}
          letters={letters}
          onClose={() => setLetters(undefined)}
          onDone={(decided, decision) => {
            setLetters(undefined);
            selected.none();
            setAnswered({ ...decided, decision });
          }}
        />
      </Panels>
    </>
  );
}

const Panels = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "min(22rem, 40%) minmax(0, 1fr)" },
    alignItems: "start",
    columnGap: "6",
    rowGap: { base: "4", xl: "2" },
    xlDown: {
      "&[data-open] > [data-list], &:not([data-open]) > [data-panel]": { display: "none" },
    },
  },
});
