import { useState } from "react";
import type { Message } from "./MessageBox";

/** What someone is doing on a screen, in a dialog of its own, and the news that it ended with, for the screen's banner. */
export function useTask<Task>() {
  const [task, setTask] = useState<Task>();
  const [message, setMessage] = useState<Message>();
  return {
    task,
    begin: (next: Task) => {
      // The same news a second time is news again.
      setMessage(undefined);
      setTask(next);
    },
    close: () => setTask(undefined),
    done: (news: Message) => {
      setTask(undefined);
      setMessage(news);
    },
    banner: { message, onDismiss: () => setMessage(undefined) },
  };
}
