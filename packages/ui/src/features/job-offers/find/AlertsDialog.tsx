import { Flex, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Announced } from "../../../components/feedback/Announced";
import { Dialog, DialogBody } from "../../../components/dialogs/Dialog";
import { EmptyState } from "../../../components/states/EmptyState";
import { QueryView } from "../../../components/states/QueryView";
import { toast } from "../../../components/feedback/toast";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { type OfferAlert, useAlerts, useCreateAlert, useDeleteAlert } from "./alert-queries";
import { type Filters, filtersOfAlert } from "./offer-search";
import { useTranslations } from "./translations";
import { useSearchName } from "./use-filter-words";
import { Button } from "../../../components/actions/Button";
import { RowTitle } from "../../../components/lists/RowTitle";

interface AlertRowProps {
  /** The alert's filters as text. */
  name: string;
  isRemoved: boolean;
  busy: boolean;
  onShow: () => void;
  /** Called to delete the alert, or to restore it. */
  onToggle: () => void;
}

/** An alert by its filters, with a link to its offers. One button deletes and restores it, so that the focus stays. */
function AlertRow({ name, isRemoved, busy, onShow, onToggle }: AlertRowProps) {
  const { t } = useTranslations();
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      minH="14"
    >
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        {isRemoved ? (
          <>
            <chakra.s color="ink.muted">{name}</chakra.s>
            <chakra.div textStyle="sm">{t("alert.deleted")}</chakra.div>
          </>
        ) : (
          <RowTitle onClick={onShow}>{name}</RowTitle>
        )}
      </chakra.div>
      <Button
        variant="outline"
        colorPalette="neutral"
        busy={busy}
        aria-label={t(isRemoved ? "alert.undoThis" : "alert.deleteThis", { name })}
        onClick={onToggle}
      >
        {t(isRemoved ? "alert.undo" : "alert.delete")}
      </Button>
    </Flex>
  );
}

interface AlertsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called to show the offers of an alert. */
  onShow: (filters: Filters) => void;
}

/** The alerts, each with a link to its offers and a delete button. */
export function AlertsDialog({ open, onClose, onShow }: AlertsDialogProps) {
  const { t, say } = useTranslations();
  const alerts = useAlerts();
  return (
    <Dialog open={open} onClose={onClose} title={t("alert.list")}>
      <DialogBody>
        <chakra.p color="ink.muted" mb="4">
          {t("alert.about")}
        </chakra.p>
        <QueryView query={alerts} loading={t("alert.loading")} failed={say("alert.loadFailed")}>
          {(own) => <AlertList alerts={own ?? []} onShow={onShow} />}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

const keyOf = ({ filters }: OfferAlert) => JSON.stringify(filtersOfAlert(filters));

interface AlertListProps extends Pick<AlertsDialogProps, "onShow"> {
  alerts: readonly OfferAlert[];
}

/** Deleted alerts stay until the dialog closes, so that they can be restored. */
function AlertList({ alerts, onShow }: AlertListProps) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const nameOf = useSearchName();
  const [removed, setRemoved] = useState<readonly OfferAlert[]>([]);
  const [news, setNews] = useState("");
  const create = useCreateAlert();
  const remove = useDeleteAlert();
  const removedKeys = new Set(removed.map(keyOf));
  const byKey = new Map([...alerts, ...removed].map((alert) => [keyOf(alert), alert]));
  const rows = [...byKey.values()].toSorted((a, b) => b.id - a.id);
  const fail = (error: Error) => toast.error(failureSentence(error, say("alert.failed")));
  const takeBack = (alert: OfferAlert, name: string) =>
    create.mutate(alert.filters, {
      onSuccess: () => {
        setRemoved((all) => all.filter((one) => one !== alert));
        setNews(t("alert.restoredThis", { name }));
      },
      onError: fail,
    });
  const take = (alert: OfferAlert, name: string) =>
    remove.mutate(alert, {
      onSuccess: () => {
        setRemoved((all) => [...all, alert]);
        setNews(t("alert.deletedThis", { name }));
      },
      onError: fail,
    });
  const isBusy = (alert: OfferAlert) =>
    (create.isPending && create.variables === alert.filters) || (remove.isPending && remove.variables === alert);
  return (
    <>
      <Announced hidden changesOnly>
        {news}
      </Announced>
      {rows.length === 0 ? (
        <EmptyState>{t("alert.none")}</EmptyState>
      ) : (
        <chakra.ul listStyleType="none">
          {rows.map((alert) => {
            const isRemoved = removedKeys.has(keyOf(alert));
            const filters = filtersOfAlert(alert.filters);
            const name = nameOf(filters);
            return (
              <AlertRow
                key={keyOf(alert)}
                name={name}
                isRemoved={isRemoved}
                busy={isBusy(alert)}
                onShow={() => onShow(filters)}
                onToggle={() => (isRemoved ? takeBack(alert, name) : take(alert, name))}
              />
            );
          })}
        </chakra.ul>
      )}
    </>
  );
}
