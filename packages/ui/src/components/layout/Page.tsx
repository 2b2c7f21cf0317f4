import { Flex, Stack } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { LangScope, type Wording } from "../../i18n";
import { createNewestBanner, NewestBanner } from "../feedback/Banner";
import { isFirstScreen } from "./screen-change";
import { ScreenHeading } from "./ScreenHeading";

interface PageProps {
  title: string;
  /** The page's language, which its components use too. */
  lang: Wording;
  /** The title's language if it differs. */
  titleLang?: Wording;
  action?: ReactNode;
  /** A reading width (672 px) instead of the whole width. */
  narrow?: boolean | undefined;
  children: ReactNode;
}

/** A screen of the dashboard: its title, main action and content (at most 1,120 px wide). */
export function Page({ title, lang, titleLang = lang, action, narrow = false, children }: PageProps) {
  const [newestBanner] = useState(createNewestBanner);
  // Long lists take a while to render; the heading appears at once.
  const isContentDue = useDeferredValue(true, isFirstScreen());
  return (
    <LangScope lang={lang}>
      <Stack width="full" maxW={narrow ? "feed" : "content"} mx="auto" gap={{ base: "4", md: "6" }}>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3" minH="11">
          {/* The title may contain a name of any length. */}
          <ScreenHeading title={title} lang={titleLang} />
          {action}
        </Flex>
        {isContentDue && <NewestBanner value={newestBanner}>{children}</NewestBanner>}
      </Stack>
    </LangScope>
  );
}
