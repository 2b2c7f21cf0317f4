import { Flex } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { truncate } from "../../components/format";
import { IconButton } from "../../components/IconButton";
import { useNow } from "../../components/use-now";
import { useTranslations } from "./translations";

/** What of the message names its buttons, in characters. */
const longest = 40;

interface OwnMessageButtonsProps {
  text: string;
  /** Until when the server lets it be changed. */
  until: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Beside one's own message, for as long as it can be changed and deleted. */
export function OwnMessageButtons({ text, until, onEdit, onDelete }: OwnMessageButtonsProps) {
  const { t } = useTranslations();
  const now = useNow();
  if (!(now <= Date.parse(until))) return null;
  const of = truncate(text, longest);
  return (
    <Flex flexShrink={0}>
      <IconButton label={t("change.edit")} of={of} onClick={onEdit}>
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton label={t("change.delete")} of={of} aria-haspopup="dialog" onClick={onDelete}>
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </Flex>
  );
}
