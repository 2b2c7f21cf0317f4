import { useState } from "react";
import { Button } from "../../components/actions/Button";
import { likesCountOf } from "./posts";
import type { LikeOptions } from "./use-like";
import { useTranslations } from "./translations";
import { lazyDialog } from "../../chunks/lazy-dialog";

const LikersDialog = lazyDialog(async () => (await import("./LikersDialog")).LikersDialog, {
  isOpen: ({ open }) => open,
});

/** The number of likes of a post or a comment; opens the list of people. */
export function LikersButton({ kind, thing }: Pick<LikeOptions, "kind" | "thing">) {
  const { t } = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const count = likesCountOf(thing);
  return (
    <>
      {count > 0 && (
        <Button
          variant="plain"
          size="sm"
          px="0"
          ms="-1px"
          alignSelf="flex-start"
          color="ink.muted"
          fontWeight="normal"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t(`likers.open.${kind}`, { count })}
        </Button>
      )}
      <LikersDialog kind={kind} id={thing.id} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
