import { backLayers, unsavedChanges } from "@passerelle/ui";
import { useEffect, useRef } from "react";
import { NavigationType, useBlocker, useLocation, useNavigationType } from "react-router-dom";
import { useRouter } from "../router-context";

/** Asks before a navigation discards typed text. Back closes the layer above the screen instead of leaving it. */
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
    // Back cancels the question. Handled here because its dialog only registers as a layer once visible, which may be
    // too late.
    if (isBack && unsavedChanges.keep()) {
      asked.current = undefined;
      blocker.reset();
      return;
    }
    const layer = isBack ? backLayers.newest() : undefined;
    // A layer with its own history entry closes by going back, which runs through this blocker again.
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
 * On the first screen of the page, Back would leave the page before a layer could close, so an extra history entry is
 * pushed. Going back over that entry later goes back one more.
 */
function useStepForBack() {
  const location = useLocation();
  const router = useRouter();
  const type = useNavigationType();
  const entry = useRef({ isFirst: false, isStep: false });

  useEffect(() => {
    const { idx }: { idx?: unknown } = window.history.state ?? {};
    const before = entry.current;
    entry.current = { isFirst: idx === 0, isStep: isStep(location.state) };
    if (before.isStep && entry.current.isFirst && type === NavigationType.Pop) void router.navigate(-1);
  }, [location, router, type]);

  useEffect(
    () =>
      backLayers.subscribe(() => {
        // With unsaved text the browser itself asks, and the question belongs to a blocked navigation.
        if (!backLayers.newest() || !entry.current.isFirst || unsavedChanges.exist()) return;
        entry.current.isFirst = false;
        // Synchronously: if the next navigation overtook this one, the entry would not be rendered and Back could not
        // recognise it.
        void router.navigate(location, { state: { ...location.state, ...step }, flushSync: true });
      }),
    [location, router],
  );
}
