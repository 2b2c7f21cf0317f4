import type { components } from "./schema";

type Schemas = components["schemas"];

/** What a page for anybody shows: the answer of a public operation, or why there is none. */
export type PublicContent =
  | { kind: "offers"; list: Schemas["PublicOfferPage"] }
  | { kind: "offer"; offer: Schemas["PublicOffer"] }
  | { kind: "company"; company: Schemas["PublicCompany"] }
  | { kind: "missing"; reason: "offer" | "closed" | "company" | "page" | { message: string } };

/** A page for anybody: the server sends it to the bundle of apps/web, which writes its HTML. */
export interface PublicPage {
  content: PublicContent;
  lang: "fr" | "en";
  /** The language that the address states, which the page's links keep. */
  statedLang: "fr" | "en" | undefined;
  /** The page's own address without its language: path and query. */
  address: string;
  /** The public address of the server; links are relative without it. */
  origin: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** The page for machines, as schema.org describes it. */
  jsonLd?: object | undefined;
  /** The address of the preview picture, which is 1,200 by 630. */
  picture?: string | undefined;
  /** The address of the feed with the same filters. */
  feed?: string | undefined;
}
