import {
  Award,
  Bell,
  BriefcaseBusiness,
  Building2,
  CircleUserRound,
  Compass,
  FolderKanban,
  GraduationCap,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Newspaper,
  Send,
  Settings,
  UserRound,
} from "lucide-react";
import type { EntryName } from "./menu-entries";

/** The icon of each entry, in the menu and on the corresponding pages. */
export const entryIcons: Record<EntryName, LucideIcon> = {
  dashboard: LayoutDashboard,
  applicant: UserRound,
  recruiter: Building2,
  formations: GraduationCap,
  experiences: BriefcaseBusiness,
  projects: FolderKanban,
  certifications: Award,
  offers: Compass,
  applications: Send,
  jobOffers: Megaphone,
  posts: Newspaper,
  messages: MessageSquare,
  notifications: Bell,
  myAccount: Settings,
  profile: CircleUserRound,
};
