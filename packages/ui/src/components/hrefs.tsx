import { createContext, type ReactNode, useContext } from "react";

/** Addresses that many screens link to; the application owns them. */
export interface Hrefs {
  person: (username: string) => string;
  /** The company page of the recruiter with this username. */
  company: (username: string) => string;
  /** Of a post, or of one of its comments. */
  post: (id: number, commentId?: number) => string;
  /** The discussion with the user of this name, about an offer that one of the two has applied to. */
  discussion: (username: string, offerId?: number) => string;
  /** Of the page with the applications to a recruiter's offer. */
  received: (offerId: number) => string;
  /** My account, which lists the blocked people. */
  myAccount: string;
  /** Of an offer as its reader sees it: an applicant, or its recruiter, who finds one application there. */
  offer: (id: number, applicationId?: number) => string;
}

const HrefsContext = createContext<Hrefs | undefined>(undefined);

interface HrefsProviderProps {
  hrefs: Hrefs;
  children: ReactNode;
}

/** Gives all screens below the addresses they link to; without it names are no links. */
export function HrefsProvider({ hrefs, children }: HrefsProviderProps) {
  return <HrefsContext value={hrefs}>{children}</HrefsContext>;
}

/** The addresses; undefined outside the provider. */
export const useHrefs = () => useContext(HrefsContext);
