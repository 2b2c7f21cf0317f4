import {
  type AnchorProps,
  ApiProvider,
  createQueryClient,
  LinkProvider,
  LoadingScreen,
  useScreenChange,
} from "@passerelle/ui";
import { useAtomValue } from "jotai";
import { Suspense, useLayoutEffect } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { lazyRoute } from "../lazy-route";
import { isInDashboard, paths } from "../paths";
import { Login } from "../routes/Login";
import { enterDashboard, sessionAtom } from "../session";
import { publicApi } from "./api";

const Register = lazyRoute(() => import("../routes/Register"), "Register");
const VerifyEmail = lazyRoute(() => import("../routes/VerifyEmail"), "VerifyEmail");

const queryClient = createQueryClient();
const routerLink = (props: AnchorProps) => <Link {...props} />;

/** The pages before the login. Any unknown path leads to /login. */
export function PublicArea() {
  const [path] = useLocation();
  useScreenChange(path);
  return (
    <ApiProvider api={publicApi} queryClient={queryClient}>
      <LinkProvider render={routerLink}>
        <Suspense fallback={<LoadingScreen />}>
          <Switch>
            <Route path={paths.login} component={Login} />
            <Route path={paths.register} component={Register} />
            <Route path={paths.verifyEmail} component={VerifyEmail} />
            <Route component={Elsewhere} />
          </Switch>
        </Suspense>
      </LinkProvider>
    </ApiProvider>
  );
}

/** An address of the dashboard is the other router's, if there is a session. */
function Elsewhere() {
  const [path] = useLocation();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const isDashboard = hasSession && isInDashboard(path);
  useLayoutEffect(() => {
    if (isDashboard) enterDashboard();
  }, [isDashboard]);
  return isDashboard ? null : <Redirect to={paths.login} replace />;
}
