import type { ReactNode } from "react";
import { MemoryAddressProvider } from "../address";
import { createMemoryAddress } from "../address/memory-address";
import { OffersScreen, ReceivedScreen } from "../features/applications";
import { DashboardShell } from "../features/dashboard";
import { hrefs, liveLinks } from "../features/dashboard/story-setting";
import { MessagesScreen } from "../features/messages";
import { SearchScreen } from "../features/people";
import { listOf } from "./change";
import { type Answers, json, sampleOf } from "./stage";

/** The logged-in user in the samples. */
export const me = { id: 12, username: "jeanne.martin" };
export const nothing = () => undefined;
export const personHrefs = { message: () => "/messages", profile: "/profile", myAccount: "/my-account" };
export const companyHrefs = { recruiter: "/recruiter", myAccount: "/my-account", offer: () => "/offer" };
export const at = (address: string, screen: ReactNode) => (
  <MemoryAddressProvider memory={createMemoryAddress(address)}>{screen}</MemoryAddressProvider>
);
export const found = at("?q=ma", <SearchScreen me={me} />);
export const received = <ReceivedScreen offerId={12} offersHref="/offers" />;
/** An application that is open on its page. */
export const openApplication = at("?application=57", received);
export const offers = <OffersScreen username={me.username} profileHref="/profile" offersHref="/offers" />;

/** The offers that match a filter. */
export const filteredOffers = at("?search=go", offers);
/** The applicant's list with an offer that exists; in the sample it is deleted. */
export const offered = (change: object) => listOf("listJobOffersForMe", { deletedAt: undefined, ...change });
export const asRecruiter: Answers = { getMe: json({ ...Object(sampleOf("getMe")), role: "recruiter" }) };
export const single = (
  <DashboardShell
    user={{ username: me.username, role: "applicant" }}
    hrefs={hrefs}
    currentPath=""
    {...liveLinks}
    onLogout={nothing}
  >
    {null}
  </DashboardShell>
);
/** The discussions, with an open one. */
export const messages = (selected: string | null) => <MessagesScreen me={me} selected={selected} onSelect={nothing} />;
/** Jeanne's only discussion. */
const karim = { id: 8, username: "karim.benali", firstname: "Karim", lastname: "Benali", avatar: null };
const jeanne = { ...karim, ...me, firstname: "Jeanne", lastname: "Martin" };
export const discussion = { id: 12, user1: jeanne, user2: karim, interlocutor: karim, lastMessage: null };
export const withKarim: Answers = { listDiscussions: json([discussion]) };
