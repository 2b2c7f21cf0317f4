import { chakra } from "@chakra-ui/react";
import { maxSearch, trimText } from "@passerelle/domain";
import { Search } from "lucide-react";
import { type FormEvent, useRef } from "react";
import { Anchor } from "../../components/text/Link";
import { searchFieldId, useSearchKeyDown } from "../../components/fields/use-search-shortcut";
import { SearchInput } from "../../components/fields/SearchInput";
import { useTranslations } from "./translations";

const Way = chakra(Anchor, {
  base: {
    display: { base: "grid", md: "none" },
    placeItems: "center",
    flexShrink: 0,
    boxSize: "target",
    borderRadius: "control",
    color: "ink",
    _hover: { bg: "sunken" },
  },
});

interface HeaderSearchProps {
  /** The address of the search page. */
  href: string;
  /** Whether the search page, which has its own field, is shown. */
  isThere: boolean;
  onOpen: (href: string) => void;
}

/** The global search: a field, or a link to its page on phones. The key `/` opens it. */
export function HeaderSearch({ href, isThere, onOpen }: HeaderSearchProps) {
  const { t, langOf } = useTranslations();
  const link = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasKey = useSearchKeyDown(() => {
    if (isThere) document.getElementById(searchFieldId)?.focus();
    else if (field.current?.checkVisibility()) field.current.focus();
    else link.current?.click();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = trimText(field.current?.value ?? "");
    onOpen(q ? `${href}?${new URLSearchParams({ q })}` : href);
  };
  if (isThere) return null;
  const label = { lang: langOf("search"), "aria-label": t("search") };
  const keys = hasKey ? { "aria-keyshortcuts": "/" } : {};
  return (
    <>
      <Way ref={link} href={href} {...label} {...keys}>
        <Search size={20} aria-hidden />
      </Way>
      <chakra.search display={{ base: "none", md: "block" }} w="64" flexShrink={1} minW="32">
        <chakra.form action={href} onSubmit={submit}>
          <SearchInput
            ref={field}
            name="q"
            maxLength={maxSearch}
            placeholder={t("search")}
            onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
            {...label}
            {...keys}
          />
        </chakra.form>
      </chakra.search>
    </>
  );
}
