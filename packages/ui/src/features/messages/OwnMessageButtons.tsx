import { Flex } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { truncate } from "../../components/text/format";
import { IconButton } from "../../components/actions/IconButton";
import { useNow } from "../../components/text/use-now";
import { useTranslations } from "./translations";

/** The length of the text in the buttons' names, in characters. */
const longest = 40;

interface OwnMessageButtonsProps {
  text: string;
  /** The time until which the server accepts edits. */
  until: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons beside one's own message, while it can be edited and deleted. */
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
