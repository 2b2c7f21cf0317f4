import { LiveProvider, LoadingScreen } from "@passerelle/ui";
import { DashboardShell } from "@passerelle/ui/dashboard";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Navigate, Outlet, Route, Routes, useLocation } from "react-router-dom";
import { RequireRole } from "../RequireRole";
import { lazyRoute } from "../lazy-route";
import { channel } from "../live";
import { paths } from "../paths";
import { roleAtom, usernameAtom } from "../session";
import { useLogout } from "../use-logout";

const Home = lazyRoute(() => import("./Home"), "Home");
const JobOffers = lazyRoute(() => import("./JobOffers"), "JobOffers");
const Formations = lazyRoute(() => import("./Cv"), "FormationsScreen");
const Experiences = lazyRoute(() => import("./Cv"), "ExperiencesScreen");
const Projects = lazyRoute(() => import("./Cv"), "ProjectsScreen");
const Certifications = lazyRoute(() => import("./Cv"), "CertificationsScreen");
const Applications = lazyRoute(() => import("./Applications"), "Applications");
const Messages = lazyRoute(() => import("./Messages"), "Messages");
const Notifications = lazyRoute(() => import("./Notifications"), "Notifications");
const Posts = lazyRoute(() => import("./Posts"), "Posts");
const MyAccount = lazyRoute(() => import("./MyAccount"), "MyAccount");
const Profile = lazyRoute(() => import("./Profile"), "Profile");
const ApplicantProfile = lazyRoute(() => import("./ApplicantProfile"), "ApplicantProfile");
const RecruiterProfile = lazyRoute(() => import("./RecruiterProfile"), "RecruiterProfile");

/** The dashboard's child routes and whom they are for (specification §2). */
export function Dashboard() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<Home />} />
        <Route element={<RequireRole allowed="applicant" />}>
          <Route path={below(paths.formations)} element={<Formations />} />
          <Route path={below(paths.experiences)} element={<Experiences />} />
          <Route path={below(paths.projects)} element={<Projects />} />
          <Route path={below(paths.certifications)} element={<Certifications />} />
          <Route path={below(paths.applications)} element={<Applications />} />
        </Route>
        <Route element={<RequireRole allowed="recruiter" />}>
          <Route path={below(paths.jobOffers)} element={<JobOffers />} />
        </Route>
        <Route path={below(paths.profile)} element={<Profile />} />
        <Route path={below(paths.applicant)} element={<ApplicantProfile />} />
        <Route path={below(paths.recruiter)} element={<RecruiterProfile />} />
        <Route path={below(paths.posts)} element={<Posts />} />
        <Route path={below(paths.notifications)} element={<Notifications />} />
        <Route path={below(paths.messages)} element={<Messages />} />
        <Route path={below(paths.myAccount)} element={<MyAccount />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.login} replace />} />
    </Routes>
  );
}

function Shell() {
  const username = useAtomValue(usernameAtom);
  const role = useAtomValue(roleAtom);
  const { pathname } = useLocation();
  const logout = useLogout();
  return (
    <LiveProvider channel={channel}>
      <DashboardShell user={{ username: username ?? "", role }} hrefs={paths} currentPath={pathname} onLogout={logout}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </DashboardShell>
    </LiveProvider>
  );
}

const below = (path: string) => path.slice(`${paths.dashboard}/`.length);
