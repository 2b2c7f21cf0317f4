import type { Schemas } from "@passerelle/api";
import { BadgeCheck, Eye, Inbox, type LucideIcon, Zap } from "lucide-react";
import type { EntryName, Role } from "../menu-entries";
import { entryIcons } from "../menu-entry-icons";

type Stats = Schemas["DashboardStats"];

/** A card of the home page: its texts (`figure.*`), its count, and the menu entry that it links to. */
export interface Figure {
  name:
    | "formations"
    | "experiences"
    | "projects"
    | "certifications"
    | "applications"
    | "jobOffers"
    | "activeJobOffers"
    | "receivedApplications"
    | "seenApplications"
    | "acceptedApplications"
    | "notifications";
  count: (stats: Stats) => number | undefined;
  /** The total that the count is a part of, if that is informative. */
  of?: (stats: Stats) => number | undefined;
  leadsTo: EntryName;
  icon: LucideIcon;
}

const notifications: Figure = {
  name: "notifications",
  count: (stats) => stats.notifications,
  leadsTo: "notifications",
  icon: entryIcons.notifications,
};

/** The cards of each role in the specification's order. */
export const figures: Record<Role, readonly Figure[]> = {
  applicant: [
    { name: "formations", count: (stats) => stats.formations, leadsTo: "formations", icon: entryIcons.formations },
    { name: "experiences", count: (stats) => stats.experiences, leadsTo: "experiences", icon: entryIcons.experiences },
    { name: "projects", count: (stats) => stats.projects, leadsTo: "projects", icon: entryIcons.projects },
    {
      name: "certifications",
      count: (stats) => stats.certifications,
      leadsTo: "certifications",
      icon: entryIcons.certifications,
    },
    {
      name: "applications",
      count: (stats) => stats.applications,
      leadsTo: "applications",
      icon: entryIcons.applications,
    },
    notifications,
  ],
  recruiter: [
    { name: "jobOffers", count: (stats) => stats.jobOffers, leadsTo: "jobOffers", icon: entryIcons.jobOffers },
    {
      name: "activeJobOffers",
      count: (stats) => stats.activeJobOffers,
      of: (stats) => stats.jobOffers,
      leadsTo: "jobOffers",
      icon: Zap,
    },
    { name: "receivedApplications", count: (stats) => stats.applications, leadsTo: "jobOffers", icon: Inbox },
    {
      name: "seenApplications",
      count: (stats) => stats.seenApplications,
      of: (stats) => stats.applications,
      leadsTo: "jobOffers",
      icon: Eye,
    },
    {
      name: "acceptedApplications",
      count: (stats) => stats.acceptedApplications,
      of: (stats) => stats.applications,
      leadsTo: "jobOffers",
      icon: BadgeCheck,
    },
    notifications,
  ],
};

/** The proportion of a figure's total, from 0 to 1; undefined without a total. */
export function shareOf({ count, of }: Figure, stats: Stats): number | undefined {
  const whole = of?.(stats) ?? 0;
  return whole > 0 ? Math.min(1, (count(stats) ?? 0) / whole) : undefined;
}
