import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/Button";
import { likesCountOf } from "./posts";
import type { LikeOptions } from "./use-like";
import { useTranslations } from "./translations";

const LikersDialog = lazy(async () => ({ default: (await import("./LikersDialog")).LikersDialog }));

/** How many like a post or a comment; tells who. */
export function LikersButton({ kind, thing }: Pick<LikeOptions, "kind" | "thing">) {
  const { t } = useTranslations();
  const [state, setState] = useState<"open" | "closed">();
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
          onClick={() => setState("open")}
        >
          {t(`likers.open.${kind}`, { count })}
        </Button>
      )}
      {state && (
        <Suspense>
          <LikersDialog kind={kind} id={thing.id} open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
