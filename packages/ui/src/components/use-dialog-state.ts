import { useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "./MessageBox";
import { toast } from "./toast";

interface BannerMessage {
  message: Message;
  duration: number | undefined;
}

/** Says something in a banner, for 5 seconds or as many milliseconds as are given. */
export type Notify = (message: Message, duration?: number) => void;

/** The last message of a screen, for its banner; one that comes once the screen is left is a toast. */
export function useBanner() {
  const [shown, setShown] = useState<BannerMessage>();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  // Long lists that notify are drawn again only where they change.
  const notify = useCallback<Notify>((message, duration) => {
    // The same message a second time is announced again.
    if (here.current)
      setShown((last) => ({ message: { ...message, count: (last?.message.count ?? 0) + 1 }, duration }));
    else toast[message.tone](message.text);
  }, []);
  return {
    notify,
    dismiss: () => setShown(undefined),
    banner: { message: shown?.message, duration: shown?.duration, onDismiss: () => setShown(undefined) },
  };
}

/** What someone is doing on a screen, in a dialog of its own, and the message that it ended with, for the screen's banner. */
export function useDialogState<Task>() {
  const [task, setTask] = useState<Task>();
  const { notify, dismiss, banner } = useBanner();
  return {
    task,
    openDialog: (next: Task) => {
      dismiss();
      setTask(next);
    },
    close: () => setTask(undefined),
    finish: (outcome: Message) => {
      setTask(undefined);
      notify(outcome);
    },
    notify,
    banner,
  };
}
