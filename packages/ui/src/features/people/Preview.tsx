import { chakra } from "@chakra-ui/react";
import { useHrefs } from "../../components/text/hrefs";
import { Anchor } from "../../components/text/Link";
import { audiences } from "./audiences";
import type { Audience } from "./queries";
import { useTranslations } from "./translations";

const Choices = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    "& a": {
      display: "inline-flex",
      alignItems: "center",
      minH: { base: "target", md: "9" },
      px: "4",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "edge",
      bg: "surface",
      fontWeight: "medium",
      _hover: { bg: "neutral.tint" },
      _currentPage: { bg: "brand.tint", borderColor: "brand.fg", color: "brand.fg", fontWeight: "semibold" },
    },
  },
});

interface PreviewProps {
  username: string;
  shown: Audience;
}

/** A preview of one's own page for each audience. */
export function Preview({ username, shown }: PreviewProps) {
  const { t } = useTranslations();
  const hrefs = useHrefs();
  if (!hrefs) return null;
  return (
    <Choices aria-label={t("preview.title")}>
      <chakra.span color="ink.muted" me="1" aria-hidden>
        {t("preview.title")}
      </chakra.span>
      {audiences.map((audience) => (
        <Anchor
          key={audience}
          href={`${hrefs.person(username)}?as=${audience}`}
          aria-current={audience === shown ? "page" : undefined}
        >
          {t(`preview.${audience}`)}
        </Anchor>
      ))}
    </Choices>
  );
}
