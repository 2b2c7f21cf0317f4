import { LoadingScreen } from "@passerelle/ui";
import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { RequireSession } from "./RequireSession";
import { lazyRoute } from "./lazy-route";
import { paths } from "./paths";
import { Login } from "./routes/Login";

const Register = lazyRoute(() => import("./routes/Register"), "Register");
const VerifyEmail = lazyRoute(() => import("./routes/VerifyEmail"), "VerifyEmail");
const Dashboard = lazyRoute(() => import("./routes/Dashboard"), "Dashboard");

/** Every route of the specification's §2; any other path leads to /login. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.verifyEmail} element={<VerifyEmail />} />
        <Route element={<RequireSession />}>
          <Route path={`${paths.dashboard}/*`} element={<Dashboard />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.login} replace />} />
      </Routes>
    </Suspense>
  );
}
