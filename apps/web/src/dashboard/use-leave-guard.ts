import { backLayers, unsavedChanges } from "@passerelle/ui";
import { useEffect, useRef } from "react";
import { NavigationType, useBlocker, useLocation, useNavigate, useNavigationType } from "react-router-dom";

/** Asks before a navigation loses something typed; Back closes what lies over the screen instead of leaving it. */
export function useLeaveGuard() {
  const action = useRef<NavigationType>(NavigationType.Push);
  const asked = useRef<ReturnType<typeof backLayers.newest>>(undefined);
  const blocker = useBlocker(({ historyAction }) => {
    action.current = historyAction;
    return (historyAction === NavigationType.Pop && !!backLayers.newest()) || unsavedChanges.exist();
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const isBack = action.current === NavigationType.Pop;
    // Back answers the question. Its dialog would, but joins the layers only after it is seen, and Back may come sooner.
    if (isBack && unsavedChanges.keep()) {
      asked.current = undefined;
      blocker.reset();
      return;
    }
    const layer = isBack ? backLayers.newest() : undefined;
    // One whose address is that of an entry in the history closes by going back itself.
    const closes = layer !== undefined && (layer !== asked.current || unsavedChanges.exist());
    asked.current = layer;
    if (closes) {
      blocker.reset();
      layer.close();
      return;
    }
    void unsavedChanges.confirmDiscard().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useStepForBack();
}

const step = { stepForBack: true };
const isStep = (state: unknown) => typeof state === "object" && state !== null && "stepForBack" in state;

/**
 * Where the screen is the first that this page has shown, Back would leave the page before anything could close: it
 * gets a step in the history to take. Going back over that step later goes one further.
 */
function useStepForBack() {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const entry = useRef({ isFirst: false, isStep: false });

  useEffect(() => {
    const { idx }: { idx?: unknown } = window.history.state ?? {};
    const before = entry.current;
    entry.current = { isFirst: idx === 0, isStep: isStep(location.state) };
    if (before.isStep && entry.current.isFirst && type === NavigationType.Pop) void navigate(-1);
  }, [location, navigate, type]);

  useEffect(
    () =>
      backLayers.subscribe(() => {
        // What is typed has the browser ask; and the question itself belongs to a navigation that waits.
        if (!backLayers.newest() || !entry.current.isFirst || unsavedChanges.exist()) return;
        entry.current.isFirst = false;
        // At once: a step that the next navigation overtakes is not rendered, and Back to it would not know its place.
        void navigate(location, { state: { ...location.state, ...step }, flushSync: true });
      }),
    [location, navigate],
  );
}
