import type { Schemas } from "@passerelle/api";

export type Role = Schemas["Role"];

/** The menu's destinations; the user card links to `profile`. */
export type EntryName =
  | "dashboard"
  | "applicant"
  | "recruiter"
  | "formations"
  | "experiences"
  | "projects"
  | "certifications"
  | "offers"
  | "applications"
  | "jobOffers"
  | "posts"
  | "messages"
  | "notifications"
  | "myAccount"
  | "profile";

/** The address of each entry and of the search, defined by the application. */
export type DashboardHrefs = Readonly<Record<EntryName | "search", string>>;

const ofRole: Record<Role, readonly EntryName[]> = {
  applicant: [
    "applicant",
    "formations",
    "experiences",
    "projects",
    "certifications",
    "offers",
    "applications",
    "posts",
  ],
  recruiter: ["recruiter", "jobOffers", "posts"],
};

/** The menu's entries in order, in groups; without a role, only those common to all users. */
export function entryGroups(role: Role | undefined): readonly (readonly EntryName[])[] {
  return [["dashboard"], ...(role ? [ofRole[role]] : []), ["messages", "notifications", "myAccount"]];
}

/** The entries of the bottom bar on small screens, with their short names. */
export function shortcuts(role: Role | undefined) {
  const offers = { name: role === "applicant" ? "offers" : "jobOffers", label: "offers" } as const;
  const ofRoles = role ? ([offers, { name: "posts", label: "posts" }] as const) : [];
  return [
    { name: "dashboard", label: "home" },
    ...ofRoles,
    { name: "messages", label: "messages" },
    { name: "notifications", label: "notifications" },
  ] as const;
}

/** The entry that an address belongs to, if any. */
export function entryAt(path: string, hrefs: DashboardHrefs): EntryName | undefined {
  const groups = [...entryGroups("applicant"), ...entryGroups("recruiter")].flat();
  const below = (href: string) => href !== hrefs.dashboard && path.startsWith(`${href}/`);
  return groups.find((name) => path === hrefs[name] || below(hrefs[name]));
}
