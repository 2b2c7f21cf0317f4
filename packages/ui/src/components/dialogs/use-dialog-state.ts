import { useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "../feedback/MessageBox";
import { toast } from "../feedback/toast";

interface BannerMessage {
  message: Message;
  duration: number | undefined;
}

/** Shows a message in a banner, for 5 seconds or the given number of milliseconds. */
export type Notify = (message: Message, duration?: number) => void;

/** The last message of a screen, for its banner; after the screen is left, messages become toasts. */
export function useBanner() {
  const [shown, setShown] = useState<BannerMessage>();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  // Stable, so that long lists only re-render changed rows.
  const notify = useCallback<Notify>((message, duration) => {
    // A repeated message is announced again.
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

/** The open dialog of a screen with its data, and the message about its outcome for the screen's banner. */
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
