import { Heart } from "lucide-react";
import { CountButton } from "./CountButton";
import { type LikeOptions, useLike } from "./use-like";
import { useTranslations } from "./translations";

/** Likes a post or a comment, or removes the like. */
export function LikeButton(options: LikeOptions) {
  const { t } = useTranslations();
  const { liked, count, toggle } = useLike(options);
  return (
    <CountButton
      label={t("action.like", { number: count })}
      count={count}
      icon={<Heart size={18} fill={liked ? "currentColor" : "none"} aria-hidden />}
      colorPalette={liked ? "brand" : "neutral"}
      aria-pressed={liked}
      onClick={toggle}
    />
  );
}
