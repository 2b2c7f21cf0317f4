import { Link } from "../../kit/Link";
import { EmptyState } from "../../kit/EmptyState";
import { Page } from "../../kit/Page";
import type { EntryName } from "./entries";
import { useWords } from "./words";

export interface ComingScreenProps {
  entry: EntryName;
  homeHref: string;
}

/** Stands for a page that is not built yet: says so, and leads back. */
export function ComingScreen({ entry, homeHref }: ComingScreenProps) {
  const { t, langOf } = useWords();
  return (
    <Page title={t(`entry.${entry}`)} lang={langOf(`entry.${entry}`)}>
      <EmptyState action={<Link href={homeHref}>{t("backHome")}</Link>}>
        <span lang={langOf("coming")}>{t("coming")}</span>
      </EmptyState>
    </Page>
  );
}
