import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { low } from "../../theme/conditions";
import { Brand } from "../../components/layout/Brand";
import { Menu, type MenuProps } from "./Menu";
import { UserCard } from "./UserCard";
import type { Person } from "./use-person";

export interface SidebarProps extends Omit<MenuProps, "role"> {
  person: Person;
  /** The button that closes the drawer. */
  close?: ReactNode;
}

/** Brand, menu and the current user; beside the page or in the drawer. */
export function Sidebar({ person, close, hrefs, ...menu }: SidebarProps) {
  const id = useId();
  return (
    <Flex as="aside" aria-labelledby={id} direction="column" h="full" css={{ [low]: { h: "auto" } }}>
      {/* Large text moves the button above the name. */}
      <Flex
        wrap="wrap-reverse"
        align="center"
        justify="space-between"
        ps="5"
        pe="2"
        pt={close ? "3.5" : "5"}
        pb={close ? "1.5" : "3"}
      >
        <Box id={id}>
          <Brand />
        </Box>
        {close}
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" css={{ [low]: { overflowY: "visible" } }}>
        <Menu role={person.role} hrefs={hrefs} {...menu} />
      </Box>
      <Box borderTopWidth="1px" borderColor="line">
        <UserCard person={person} href={hrefs.profile} current={menu.currentPath === hrefs.profile} />
      </Box>
    </Flex>
  );
}
