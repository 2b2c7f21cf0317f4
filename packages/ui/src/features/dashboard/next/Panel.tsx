import { chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Anchor, Link } from "../../../components/text/Link";
import { Surface } from "../../../components/layout/Surface";
import { formatNumber } from "../../../i18n";
import { useTranslations } from "./translations";

type ListName = "offers" | "decisions" | "messages" | "waiting" | "quiet";

interface PanelProps {
  title: string;
  /** The total count, if the list may be longer than the shown part. */
  total?: number | undefined;
  /** The address of the complete list. */
  href?: string;
  children: ReactNode;
}

/** A section of the home page with its heading. */
export function Panel({ title, total = 0, href, children }: PanelProps) {
  const { t, lang } = useTranslations();
  const id = useId();
  return (
    <Surface as="section" aria-labelledby={id} minW="0" overflowWrap="anywhere" p={{ base: "4", md: "5" }}>
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="3" mb="1">
        <chakra.h2 id={id} textStyle="h3">
          {title}
          {total > 0 && (
            <>
              {" "}
              <chakra.span fontWeight="normal" color="ink.muted" fontVariantNumeric="tabular-nums">
                {formatNumber(total, lang)}
              </chakra.span>
            </>
          )}
        </chakra.h2>
        {href && (
          <chakra.span
            textStyle="sm"
            css={{ "& a": { display: "inline-flex", alignItems: "center", minH: { base: "target", md: "8" } } }}
          >
            <Link href={href} aria-label={t("seeAllOf", { list: title })}>
              {t("seeAll")}
            </Link>
          </chakra.span>
        )}
      </Flex>
      {children}
    </Surface>
  );
}

interface ListPanelProps<Item> extends Pick<PanelProps, "total"> {
  name: ListName;
  href: string;
  items: readonly Item[];
  keyOf: (item: Item) => number;
  row: (item: Item) => ReactNode;
}

/** A short list with its heading, or a sentence that it is empty. */
export function ListPanel<Item>({ name, total, href, items, keyOf, row }: ListPanelProps<Item>) {
  const { t } = useTranslations();
  return (
    <Panel title={t(`panel.${name}`)} total={total} href={href}>
      {items.length === 0 ? (
        <chakra.p py="3" color="ink.muted">
          {t(`none.${name}`)}
        </chakra.p>
      ) : (
        <Rows>
          {items.map((item) => (
            <li key={keyOf(item)}>{row(item)}</li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

const Rows = chakra("ul", {
  base: { listStyle: "none", "& > li + li": { borderTopWidth: "1px", borderColor: "line" } },
});

interface RowProps {
  /** Undefined if its address is unknown. */
  href: string | undefined;
  title: ReactNode;
  /** Small text below it. */
  children?: ReactNode;
  aside?: ReactNode;
}

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "4",
  rowGap: "1",
  py: "3",
} as const;

/** A list row that is clickable as a whole. */
export function Row({ href, title, children, aside }: RowProps) {
  const content = (
    <>
      <chakra.span flex="1 1 12rem" minW="0">
        <chakra.span
          display="block"
          fontWeight="medium"
          lineClamp={2}
          css={{ "a:hover > span > &": { textDecoration: "underline" } }}
        >
          {title}
        </chakra.span>
        {children && (
          <chakra.span display="block" textStyle="sm" color="ink.muted" lineClamp={2}>
            {children}
          </chakra.span>
        )}
      </chakra.span>
      {aside && (
        <chakra.span textStyle="sm" color="ink.muted">
          {aside}
        </chakra.span>
      )}
    </>
  );
  if (!href) return <chakra.div css={rowStyle}>{content}</chakra.div>;
  return (
    <chakra.div css={{ "& > a": rowStyle }}>
      <Anchor href={href}>{content}</Anchor>
    </chakra.div>
  );
}
