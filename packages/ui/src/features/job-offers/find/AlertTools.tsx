import { chakra, Flex } from "@chakra-ui/react";
import { Bell, BellPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/actions/Button";
import { toast } from "../../../components/feedback/toast";
import { returnsFocusTo } from "../../../components/focus/focus-restoration";
import { useFailureSentence } from "../../../components/states/use-error-sentence";
import { useAlerts, useCreateAlert } from "./alert-queries";
import { alertOf, type Filters, isBeyondAlert, isAlertOf } from "./offer-search";
import { useTranslations } from "./translations";
import { lazyDialog } from "../../../chunks/lazy-dialog";

const AlertsDialog = lazyDialog(async () => (await import("./AlertsDialog")).AlertsDialog, {
  isOpen: ({ open }) => open,
});

/** Creates an alert with the current filters, and opens the list of alerts; hidden without the server's support. */
export function AlertTools({ filters, onFilters }: { filters: Filters; onFilters: (filters: Filters) => void }) {
  const { t, say } = useTranslations();
  const failureSentence = useFailureSentence();
  const alerts = useAlerts();
  const create = useCreateAlert();
  const [isListed, setListed] = useState(false);
  if (alerts.data === null) return null;
  const body = alertOf(filters);
  const isCreated = alerts.data?.some((alert) => isAlertOf(alert.filters, filters));
  const canCreate = Object.keys(body).length > 0 && !isCreated;
  const count = alerts.data?.length ?? 0;
  // The list shows the new alert, and explains its notifications.
  const start = () =>
    create.mutate(body, {
      onSuccess: () => setListed(true),
      onError: (error) => toast.error(failureSentence(error, say("alert.failed"))),
    });
  return (
    <>
      {(canCreate || count > 0) && (
        <Flex wrap="wrap" align="center" columnGap="4" rowGap="1" {...returnsFocusTo("[data-alert-list]")}>
          {canCreate && (
            <Button
              size="sm"
              variant="plain"
              icon={<BellPlus size={16} aria-hidden />}
              busy={create.isPending}
              onClick={start}
            >
              {t("alert.create")}
            </Button>
          )}
          {count > 0 && (
            <Button
              data-alert-list
              size="sm"
              variant="plain"
              icon={<Bell size={16} aria-hidden />}
              onClick={() => setListed(true)}
            >
              {t("alert.open", { count })}
            </Button>
          )}
          {canCreate && isBeyondAlert(filters) && (
            <chakra.p textStyle="sm" color="ink.muted">
              {t("alert.omits")}
            </chakra.p>
          )}
        </Flex>
      )}
      <AlertsDialog
        open={isListed}
        onClose={() => setListed(false)}
        onShow={(wanted) => {
          setListed(false);
          onFilters(wanted);
        }}
      />
    </>
  );
}
