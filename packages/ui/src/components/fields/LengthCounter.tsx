import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { formatNumber } from "../../i18n";
import { announce } from "../feedback/Announcer";
import { useComponentTranslations } from "../translations";

/** The share of the limit from which the length is shown. */
const near = 0.9;

interface LengthCounterProps {
  /** As counted by the server. */
  length: number;
  limit: number;
}

/** A text's length and limit, shown near the limit; announced when it comes near and when it exceeds it. */
export function LengthCounter({ length, limit }: LengthCounterProps) {
  const { t, lang } = useComponentTranslations();
  const state = length > limit ? 2 : length >= limit * near ? 1 : 0;
  const last = useRef(state);
  useEffect(() => {
    if (state > last.current) {
      const over = t("length.over", { limit: formatNumber(limit, lang) });
      announce(state === 2 ? over : t("length.left", { count: limit - length }), { lang });
    }
    last.current = state;
  });
  if (state === 0) return null;
  return (
    <chakra.span
      lang={lang}
      alignSelf="end"
      textStyle="xs"
      fontVariantNumeric="tabular-nums"
      color={state === 2 ? "danger" : "ink.muted"}
      fontWeight={state === 2 ? "semibold" : undefined}
    >
      {t("length.count", { length: formatNumber(length, lang), limit: formatNumber(limit, lang) })}
    </chakra.span>
  );
}
