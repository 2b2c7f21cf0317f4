import { Box, Flex, chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { LangScope } from "../../i18n";
import { measuredHeader } from "../../components/layout/sticky-part";
import { sidebarBreakpoint } from "../../theme/breakpoints";
import { low } from "../../theme/conditions";
import { useHasSidebar } from "../../theme/use-breakpoint";
import { useOutboxSender, useUnreadMessagesCount } from "../messages";
import { BottomBar } from "./BottomBar";
import { ConnectionOverlay } from "./ConnectionOverlay";
import type { DashboardHrefs } from "./menu-entries";
import { Header } from "./Header";
import { OfflineBanner } from "./OfflineBanner";
import { Sidebar } from "./Sidebar";
import { type StoredUser, usePerson } from "./use-person";
import type { LiveLinks } from "./live-links";
import { useLive } from "./use-live";
import { useTranslations } from "./translations";
import { ConfirmDialog } from "../../components/dialogs/ConfirmDialog";
import { TitleCount } from "../../components/layout/title-count-context";

/** Shows the number of unread messages in the tab's title on every screen. */
function TitleWithUnread({ children }: { children: ReactNode }) {
  return <TitleCount value={useUnreadMessagesCount().data ?? 0}>{children}</TitleCount>;
}

/** Asks before a logout loses unsent messages: `logout` asks in the dialog `question`. */
function useLogoutQuestion(hasUnsent: boolean, onLogout: () => void) {
  const { t, lang } = useTranslations();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return {
    logout: () => (hasUnsent ? setAsking(true) : onLogout()),
    question: (
      <LangScope lang={lang}>
        <ConfirmDialog
          open={isAsking && hasUnsent}
          title={t("unsent.title")}
          confirmLabel={t("unsent.confirm")}
          onConfirm={() => {
            close();
            onLogout();
          }}
          onCancel={close}
        >
          {t("unsent.text")}
        </ConfirmDialog>
      </LangScope>
    ),
  };
}

/** Skips the menu when using the keyboard. */
function SkipLink({ to }: { to: string }) {
  const { t } = useTranslations();
  return (
    <chakra.a
      href={`#${to}`}
      position="fixed"
      top="3"
      insetStart="3"
      zIndex="skip"
      px="4"
      py="2.5"
      bg="raised"
      color="brand.fg"
      fontWeight="semibold"
      borderRadius="control"
      boxShadow="floating"
      opacity={0}
      transform="translateY(-200%)"
      _focus={{ opacity: 1, transform: "none" }}
    >
      {t("skip")}
    </chakra.a>
  );
}

export interface DashboardShellProps extends LiveLinks {
  /** The session's data as the browser stores them. */
  user: StoredUser;
  /** Called when the server has sent the user's name. */
  onName?: (name: string) => void;
  hrefs: DashboardHrefs;
  currentPath: string;
  onLogout: () => void;
  /** The page. */
  children: ReactNode;
}

const contentId = "content";

/** The frame of every page behind the login: menu, header, live connection, and the page. */
export function DashboardShell({ user, onName, hrefOf, onOpen, onLogout, children, ...rest }: DashboardShellProps) {
  const { lang } = useTranslations();
  const person = usePerson(user, onName);
  const hasSidebar = useHasSidebar();
  useLive(person, { hrefOf, onOpen });
  const { logout, question } = useLogoutQuestion(useOutboxSender(), onLogout);
  const menu = { ...rest, onLogout: logout };
  return (
    <>
      <LangScope lang={lang}>
        <SkipLink to={contentId} />
        <ConnectionOverlay />
      </LangScope>
      {question}
      <Flex data-shell minH="100dvh" align="stretch" _print={{ minH: "0" }}>
        {hasSidebar && (
          <LangScope lang={lang}>
            <Box
              position="sticky"
              top="0"
              h="100dvh"
              overflowY="auto"
              w="sidebar"
              maxW="30vw"
              flexShrink={0}
              bg="surface"
              borderEndWidth="1px"
              borderColor="line"
              _print={{ display: "none" }}
            >
              <Sidebar person={person} {...menu} />
            </Box>
          </LangScope>
        )}
        <Flex
          direction="column"
          flex="1"
          minW="0"
          css={{ "&:has([data-fills])": { h: "100dvh", [low]: { h: "auto" } } }}
        >
          <LangScope lang={lang}>
            <Box
              ref={measuredHeader}
              as="header"
              position={{ base: "sticky", [sidebarBreakpoint]: "static" }}
              top="0"
              zIndex="sticky"
              css={{ [low]: { position: "static" } }}
              _print={{ display: "none" }}
            >
              <Header person={person} onOpen={onOpen} {...menu} />
              <OfflineBanner />
            </Box>
          </LangScope>
          <Box
            as="main"
            id={contentId}
            tabIndex={-1}
            flex="1"
            px={{ base: "4", md: "6", lg: "8" }}
            py={{ base: "5", lg: "8" }}
            // A screen that scrolls internally takes the remaining height.
            css={{ "&:has([data-fills])": { display: "flex", minH: "0", p: { base: "0", md: "6" } } }}
          >
            <TitleWithUnread>{children}</TitleWithUnread>
          </Box>
          {!hasSidebar && (
            <LangScope lang={lang}>
              <BottomBar role={person.role} hrefs={menu.hrefs} currentPath={menu.currentPath} />
            </LangScope>
          )}
        </Flex>
      </Flex>
    </>
  );
}
