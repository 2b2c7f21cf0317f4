import { Box, Flex } from "@chakra-ui/react";
import { useId } from "react";
import { low } from "../../theme/conditions";
import { Brand } from "../../components/layout/Brand";
import { Menu, type MenuProps } from "./Menu";
import { UserCard } from "./UserCard";
import type { Person } from "./use-person";

export interface SidebarProps extends Omit<MenuProps, "role"> {
  person: Person;
}

/** Brand, menu and the current user; beside the page or in the drawer. */
export function Sidebar({ person, hrefs, ...menu }: SidebarProps) {
  const id = useId();
  return (
    <Flex as="aside" aria-labelledby={id} direction="column" h="full" css={{ [low]: { h: "auto" } }}>
      <Box id={id} px="5" pt="5" pb="3">
        <Brand />
      </Box>
      <Box flex="1" minH="0" overflowY="auto" css={{ [low]: { overflowY: "visible" } }}>
        <Menu role={person.role} hrefs={hrefs} {...menu} />
      </Box>
      <Box borderTopWidth="1px" borderColor="line">
        <UserCard person={person} href={hrefs.profile} current={menu.currentPath === hrefs.profile} />
      </Box>
    </Flex>
  );
}
