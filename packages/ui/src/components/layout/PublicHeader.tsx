import { chakra, HStack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Brand } from "./Brand";
import { ColorModeMenu } from "../preferences/ColorModeMenu";
import { LanguageMenu } from "../preferences/LanguageMenu";

/** The header of pages without a session: brand, language and colour mode, and a line below them. */
export function PublicHeader({ children }: { children?: ReactNode }) {
  return (
    <chakra.header>
      <HStack wrap="wrap" justify="space-between" columnGap="4" rowGap="1">
        <Brand />
        <HStack wrap="wrap" gap="1" mx="-2.5">
          <LanguageMenu />
          <ColorModeMenu />
        </HStack>
      </HStack>
      {children}
    </chakra.header>
  );
}
