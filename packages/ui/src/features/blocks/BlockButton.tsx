import { Ban } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/actions/Button";
import { DeleteDialog } from "../../components/dialogs/DeleteDialog";
import { IconButton } from "../../components/actions/IconButton";
import { usePersonName } from "../../components/people/PersonName";
import { toast } from "../../components/feedback/toast";
import { useReload } from "../../data";
import { useBlock } from "./queries";
import { useTranslations } from "./translations";

interface BlockButtonProps {
  /** Undefined if the server sends no ids; blocking is then impossible. */
  id: number | undefined;
  /** The person's full name. */
  name: string;
  /** The size of the icon in pixels. */
  size?: number;
  /** Shows a text beside the icon. */
  inWords?: boolean;
  onBlocked?: () => void;
}

/** Blocks a person after a confirmation. */
export function BlockButton({ id, name, size = 18, inWords = false, onBlocked }: BlockButtonProps) {
  const { t, say } = useTranslations();
  const personName = usePersonName();
  const [asking, setAsking] = useState(false);
  const block = useBlock();
  const reload = useReload("block");
  if (!id) return null;
  const ask = () => setAsking(true);
  const words = { name: personName(name) };
  return (
    <>
      {inWords ? (
        <Button
          variant="outline"
          colorPalette="neutral"
          icon={<Ban size={size} aria-hidden />}
          h="auto"
          maxW="full"
          py="2"
          textAlign="start"
          whiteSpace="normal"
          overflowWrap="anywhere"
          aria-haspopup="dialog"
          onClick={ask}
        >
          {t("block", words)}
        </Button>
      ) : (
        <IconButton label={t("block", words)} aria-haspopup="dialog" onClick={ask}>
          <Ban size={size} aria-hidden />
        </IconButton>
      )}
      <DeleteDialog
        id={asking ? id : undefined}
        title={t("question.title", words)}
        confirmLabel={t("question.confirm")}
        remove={block}
        deleted={say("blocked", words)}
        failed={say("failed")}
        onClose={() => setAsking(false)}
        onDone={({ tone, text }) => {
          setAsking(false);
          toast[tone](text);
          if (tone === "error") return;
          onBlocked?.();
          // Only after the discussion was closed: a request for it would fail, because it no longer exists.
          reload();
        }}
      >
        {t("question.text")}
      </DeleteDialog>
    </>
  );
}
