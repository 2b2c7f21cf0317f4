import { Flex, Stack } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { LangScope, type Wording } from "../i18n";
import { createNewestBanner, NewestBanner } from "./newest-banner";
import { isFirstScreen } from "./screen-change";
import { ScreenHeading } from "./ScreenHeading";

interface PageProps {
  title: string;
  /** The language that the page is written in; the components' own words follow it. */
  lang: Wording;
  /** Where the title is quoted in the other one. */
  titleLang?: Wording;
  action?: ReactNode;
  /** A column to read (672 px) rather than the whole width. */
  narrow?: boolean | undefined;
  children: ReactNode;
}

/** A screen of the dashboard: its title, its main action, its content (at most 1,120 px wide). */
export function Page({ title, lang, titleLang = lang, action, narrow = false, children }: PageProps) {
  const [newestBanner] = useState(createNewestBanner);
  // A long list takes a while to render; the heading appears at once.
  const isContentDue = useDeferredValue(true, isFirstScreen());
  return (
    <LangScope lang={lang}>
      <Stack width="full" maxW={narrow ? "feed" : "content"} mx="auto" gap={{ base: "4", md: "6" }}>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" minH="11">
          {/* It may hold a name of any length. */}
          <ScreenHeading title={title} lang={titleLang} minW="0" overflowWrap="anywhere" />
          {action}
        </Flex>
        {isContentDue && <NewestBanner value={newestBanner}>{children}</NewestBanner>}
      </Stack>
    </LangScope>
  );
}
