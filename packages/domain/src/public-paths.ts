import { fold } from "./words/fold";

const maxSlug = 80;

/** A title for an address: plain letters and digits; empty if the title has none of them. */
const slug = (title: string): string =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlug)
    .replaceAll(/^-+|-+$/g, "");

/** The addresses of the pages that anybody may read (D-380). */
export const publicPaths = {
  offers: "/offers",
  /** The id finds the offer; the title is for readers. */
  offer: ({ id, jobTitle }: { id: number; jobTitle: string }): string =>
    [`/offers/${id}`, slug(jobTitle)].filter((part) => part !== "").join("-"),
  company: (username: string): string => `/companies/${encodeURIComponent(username)}`,
} as const;
