import { CheckCheck } from "lucide-react";
import { Button } from "../../components/actions/Button";
import type { Notification } from "./listing";
import { useReadAll } from "./queries";
import { useTranslations } from "./translations";

/** Marks everything in the list as read, regardless of the filter; notifications that arrive meanwhile stay unread. */
export function ReadAllButton({ all }: { all: readonly Notification[] }) {
  const { t } = useTranslations();
  const { mutate, isPending } = useReadAll(all);
  return (
    <Button
      size="sm"
      variant="outline"
      icon={<CheckCheck size={16} aria-hidden />}
      busy={isPending}
      disabled={all.every(({ isRead }) => isRead)}
      onClick={() => mutate()}
    >
      {t("readAll")}
    </Button>
  );
}
