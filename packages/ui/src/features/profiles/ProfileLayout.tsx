import type { Schemas } from "@passerelle/api";
import { chakra, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ProfileHrefs } from "./ProfileScreen";
import { Surface } from "../../components/layout/Surface";

export type User = Schemas["User"];

/** The common props of both roles' details. */
export interface ProfileDetailsProps {
  user: User;
  hrefs: ProfileHrefs;
  /** Called to edit the basic data. */
  onEdit: () => void;
}

interface ProfileLayoutProps {
  identity: ReactNode;
  /** Key facts: before the main part, or beside it if there is space. */
  facts?: ReactNode;
  /** After the main part, or beside it if there is space. */
  contact?: ReactNode;
  /** The main part. */
  children: ReactNode;
}

const Part = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    p: { base: "4", md: "8" },
  },
});

/** The narrow column, if there is space. */
const Side = chakra(Part, { base: { gridColumn: { xl: "2" }, borderStartWidth: { xl: "1px" }, borderColor: "line" } });

/** A profile as a sheet of paper: identity, key facts, main part, contact data. */
export function ProfileLayout({ identity, facts, contact, children }: ProfileLayoutProps) {
  return (
    <Surface as="article" overflow="hidden">
      {identity}
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", ...(facts || contact ? { xl: "minmax(0, 1fr) 19rem" } : {}) }}
        templateRows={{ xl: "auto 1fr" }}
        css={{ "& > * + *": { borderTopWidth: { base: "1px", xl: "0" }, borderColor: "line" } }}
      >
        {facts && <Side pb={{ xl: "0" }}>{facts}</Side>}
        <Part gap="10" gridColumn={{ xl: "1" }} gridRow={{ xl: "1 / span 2" }}>
          {children}
        </Part>
        {contact && <Side>{contact}</Side>}
      </Grid>
    </Surface>
  );
}
