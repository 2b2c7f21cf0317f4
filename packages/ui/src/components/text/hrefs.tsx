import { createContext, type ReactNode, useContext } from "react";

/** Addresses that many screens link to; the application defines them. */
export interface Hrefs {
  person: (username: string) => string;
  /** The company page of the recruiter with this username. */
  company: (username: string) => string;
  /** The page of a post, with one of its comments if given. */
  post: (id: number, commentId?: number) => string;
  /** The discussion with a user, about an offer that one of the two has applied to. */
  discussion: (username: string, offerId?: number) => string;
  /** A message in its discussion, given by the discussion's key. */
  message: (key: string, id: number) => string;
  /** The page with the applications to a recruiter's offer. */
  received: (offerId: number) => string;
  /** The form with the company of a recruiter. */
  myCompany: string;
  /** My account, with the list of blocked people. */
  myAccount: string;
  /** An offer for an applicant; for its recruiter the page of its applications, with one of them open if given. */
  offer: (id: number, applicationId?: number) => string;
}

const HrefsContext = createContext<Hrefs | undefined>(undefined);

/** Provides addresses to all screens below; without it names are not links. */
export function HrefsProvider({ hrefs, children }: { hrefs: Hrefs; children: ReactNode }) {
  return <HrefsContext value={hrefs}>{children}</HrefsContext>;
}

/** The addresses; undefined outside the provider. */
export const useHrefs = () => useContext(HrefsContext);
