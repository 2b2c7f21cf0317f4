import { createContext, type ReactNode, useContext } from "react";

/** Addresses that many screens link to; the application owns them. */
export interface Hrefs {
  person: (username: string) => string;
  /** Of the company for which somebody of this username recruits. */
  company: (username: string) => string;
  /** Of a post, or of one of its comments. */
  post: (id: number, commentId?: number) => string;
  /** Of the discussion with somebody of this username, about an offer that one of the two has applied to. */
  discussion: (username: string, offerId?: number) => string;
  /** Of the page with the applications to a recruiter's offer. */
  received: (offerId: number) => string;
  /** Of My account, where the people are whom one blocks. */
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
