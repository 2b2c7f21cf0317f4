import { chakra } from "@chakra-ui/react";
import { useTranslations } from "./translations";

const Line = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    px: { base: "3", md: "6" },
    pt: "5",
    pb: "1",
    textStyle: "xs",
    fontWeight: "semibold",
    "& > hr": { flex: "1", borderTopWidth: "2px", borderColor: "accent" },
  },
});

/** The line before the first message that was unread when the discussion was opened. */
export function NewMessagesLine() {
  const { t } = useTranslations();
  return (
    <Line>
      <hr aria-label={t("discussion.new")} />
      <span aria-hidden>{t("discussion.new")}</span>
      <hr aria-hidden />
    </Line>
  );
}
