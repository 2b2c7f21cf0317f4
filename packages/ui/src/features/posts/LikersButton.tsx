import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/Button";
import { likesCountOf, type Post } from "./posts";
import { useTranslations } from "./translations";

const LikersDialog = lazy(async () => ({ default: (await import("./LikersDialog")).LikersDialog }));

/** How many like a post; tells who. */
export function LikersButton({ post }: { post: Post }) {
  const { t } = useTranslations();
  const [state, setState] = useState<"open" | "closed">();
  const count = likesCountOf(post);
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
          {t("likers.open", { count })}
        </Button>
      )}
      {state && (
        <Suspense>
          <LikersDialog postId={post.id} open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  );
}
