import { Grid, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ProfileHrefs } from "./ProfileScreen";
import { Surface } from "../../kit/Surface";
import type { User } from "./queries";

/** What both roles' sheets are made of. */
export interface SheetProps {
  user: User;
  hrefs: ProfileHrefs;
  /** The basic data shall be edited. */
  onEdit: () => void;
}

interface SheetLayoutProps {
  identity: ReactNode;
  /** Facts in short, beside the content where there is room and before it where there is not. */
  aside: ReactNode;
  children: ReactNode;
}

/** A profile as a sheet of paper: who it is, facts in short, and the long part. */
export function SheetLayout({ identity, aside, children }: SheetLayoutProps) {
  return (
    <Surface as="article" overflow="hidden">
      {identity}
      <Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 19rem" }}>
        <Stack
          gap="8"
          gridColumn={{ xl: 2 }}
          p={{ base: "4", md: "8" }}
          borderStartWidth={{ xl: "1px" }}
          borderBottomWidth={{ base: "1px", xl: "0" }}
          borderColor="line"
        >
          {aside}
        </Stack>
        <Stack gap="10" gridColumn={{ xl: 1 }} gridRow={{ xl: 1 }} p={{ base: "4", md: "8" }}>
          {children}
        </Stack>
      </Grid>
    </Surface>
  );
}
