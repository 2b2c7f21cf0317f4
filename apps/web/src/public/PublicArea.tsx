import { type AnchorProps, ApiContext, idle, LinkProvider, useScreenChange } from "@passerelle/ui";
import { useAtomValue } from "jotai";
import { useEffect, useLayoutEffect } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { type Chunk, createChunk } from "../loading/chunk";
import { Loaded } from "../loading/Loaded";
import { isInDashboard, paths } from "../paths";
import { Login } from "../routes/Login";
import { enterDashboard, sessionAtom } from "../session";
import { publicApi } from "./api";

const register = createChunk(() => import("../routes/Register"));
const verifyEmail = createChunk(() => import("../routes/VerifyEmail"));
const forgotPassword = createChunk(() => import("../routes/ForgotPassword"));
const undoEmail = createChunk(() => import("../routes/UndoEmail"));
const unsubscribe = createChunk(() => import("../routes/Unsubscribe"));
const privacy = createChunk(() => import("../routes/Privacy"));
const terms = createChunk(() => import("../routes/Terms"));
const resetPassword = createChunk(() => import("../routes/ResetPassword"));

const chunks = new Map<string, Pick<Chunk<object>, "prefetch">>([
  [paths.register, register],
  [paths.verifyEmail, verifyEmail],
]);

/** Fetches the code of a page that is HTML already: it takes the place of nothing but itself. */
export async function prefetchPage(path: string) {
  await chunks.get(path.toLowerCase())?.prefetch();
}

const routerLink = (props: AnchorProps) => <Link {...props} />;

/** A failure is left to whoever needs what it would have fetched. */
const fetchAheadLater = () => import("./fetch-ahead").catch(() => undefined);

/** The pages before the login. Any unknown path leads to /login. */
export function PublicArea() {
  const [path] = useLocation();
  useScreenChange(path);
  useEffect(() => void idle().then(fetchAheadLater), []);
  return (
    <ApiContext value={publicApi}>
      <LinkProvider render={routerLink}>
        <Switch>
          <Route path={paths.login} component={Login} />
          <Route path={paths.register}>
            <Loaded key={paths.register} chunk={register} place="page">
              {({ Register }) => <Register />}
            </Loaded>
          </Route>
          <Route path={paths.verifyEmail}>
            <Loaded key={paths.verifyEmail} chunk={verifyEmail} place="page">
              {({ VerifyEmail }) => <VerifyEmail />}
            </Loaded>
          </Route>
          <Route path={paths.forgotPassword}>
            <Loaded key={paths.forgotPassword} chunk={forgotPassword} place="page">
              {({ ForgotPassword }) => <ForgotPassword />}
            </Loaded>
          </Route>
          <Route path={paths.resetPassword}>
            <Loaded key={paths.resetPassword} chunk={resetPassword} place="page">
              {({ ResetPassword }) => <ResetPassword />}
            </Loaded>
          </Route>
          <Route path={paths.undoEmail}>
            <Loaded key={paths.undoEmail} chunk={undoEmail} place="page">
              {({ UndoEmail }) => <UndoEmail />}
            </Loaded>
          </Route>
          <Route path={paths.unsubscribe}>
            <Loaded key={paths.unsubscribe} chunk={unsubscribe} place="page">
              {({ Unsubscribe }) => <Unsubscribe />}
            </Loaded>
          </Route>
          <Route path={paths.privacy}>
            <Loaded key={paths.privacy} chunk={privacy} place="page">
              {({ Privacy }) => <Privacy />}
            </Loaded>
          </Route>
          <Route path={paths.terms}>
            <Loaded key={paths.terms} chunk={terms} place="page">
              {({ Terms }) => <Terms />}
            </Loaded>
          </Route>
          <Route component={Elsewhere} />
        </Switch>
      </LinkProvider>
    </ApiContext>
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
