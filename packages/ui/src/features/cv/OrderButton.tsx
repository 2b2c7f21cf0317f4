import { HStack, Text } from "@chakra-ui/react";
import { ArrowDownUp, Check } from "lucide-react";
import { Button } from "../../components/actions/Button";
import { useTranslations } from "./translations";

interface OrderButtonProps {
  isOrdering: boolean;
  onToggle: () => void;
}

/** Starts and ends reordering a list. */
export function OrderButton({ isOrdering, onToggle }: OrderButtonProps) {
  const { t } = useTranslations();
  const Icon = isOrdering ? Check : ArrowDownUp;
  return (
    <HStack wrap="wrap" gap="3" justify="space-between">
      <Text color="ink.muted" textStyle="sm" maxW="42rem">
        {isOrdering && t("order.hint")}
      </Text>
      <Button
        size="sm"
        variant={isOrdering ? "solid" : "outline"}
        icon={<Icon size={16} aria-hidden />}
        onClick={onToggle}
      >
        {isOrdering ? t("order.end") : t("order.begin")}
      </Button>
    </HStack>
  );
}
