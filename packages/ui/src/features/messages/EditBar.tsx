import { Flex } from "@chakra-ui/react";
import { Pencil } from "lucide-react";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { useTranslations } from "./translations";

/** The notice above the box while it contains a message that is being edited. */
export function EditBar({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslations();
  return (
    <Flex align="center" gap="2" pb="2" textStyle="sm" color="ink.muted">
      <Pencil size={16} style={{ flexShrink: 0 }} aria-hidden />
      <Announced as="span" flex="1" minW="0">
        {t("change.title")}
      </Announced>
      <Button variant="plain" size="sm" onClick={onLeave}>
        {t("change.cancel")}
      </Button>
    </Flex>
  );
}
