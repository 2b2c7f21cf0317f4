import { chakra } from "@chakra-ui/react";
import type { JobOffer } from "./queries";
import { useTranslations } from "./translations";

const mayHaveUnread = ({ unreadApplicationsCount: count }: JobOffer) => count !== 0;

/** Says when applications become read; nothing if no listed offer has unread ones. */
export function ReadNote({ offers }: { offers: readonly JobOffer[] | undefined }) {
  const { t } = useTranslations();
  if (!offers?.some(mayHaveUnread)) return null;
  return (
    <chakra.p textStyle="sm" color="ink.muted" maxW="80ch">
      {t("readNote")}
    </chakra.p>
  );
}
