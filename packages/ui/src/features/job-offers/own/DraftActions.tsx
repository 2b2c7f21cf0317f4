import { Flex, Stack } from "@chakra-ui/react";
import { Button } from "../../../components/actions/Button";
import { CompanyHint } from "./CompanyHint";
import type { JobOffer } from "./queries";
import { useActive } from "./use-active";
import { useTranslations } from "./translations";

interface DraftActionsProps {
  offer: JobOffer;
  username: string;
  onEdit: () => void;
  /** Called for a draft with a closing date in the past, which needs a new one. */
  onReopen: () => void;
  onPublished: () => void;
}

/** Publishes or edits a draft from its preview, which says if readers will see no company name. */
export function DraftActions({ offer, username, onEdit, onReopen, onPublished }: DraftActionsProps) {
  const { t } = useTranslations();
  const { isExpired, toggle } = useActive(offer);
  const publish = () => {
    toggle();
    onPublished();
  };
  return (
    <Stack gap="3" w="full">
      <CompanyHint username={username} />
      <Flex wrap="wrap" gap="3" justify="flex-end">
        <Button variant="outline" colorPalette="neutral" onClick={onEdit}>
          {t("editDraft")}
        </Button>
        <Button onClick={isExpired ? onReopen : publish}>{t("form.publish")}</Button>
      </Flex>
    </Stack>
  );
}
