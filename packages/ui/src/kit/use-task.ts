import { useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "./MessageBox";
import { toast } from "./toast";

interface News {
  message: Message;
  duration: number | undefined;
}

/** Says something in a banner, for 5 seconds or as many milliseconds as are given. */
export type Tell = (message: Message, duration?: number) => void;

/** The last news of a screen, for its banner; news that come once the screen is left are a toast. */
export function useNews() {
  const [news, setNews] = useState<News>();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  // Long lists that tell are drawn again only where they change.
  const tell = useCallback<Tell>((message, duration) => {
    // The same news a second time is news again.
    if (here.current) setNews((last) => ({ message: { ...message, count: (last?.message.count ?? 0) + 1 }, duration }));
    else toast[message.tone](message.text);
  }, []);
  return {
    tell,
    hush: () => setNews(undefined),
    banner: { message: news?.message, duration: news?.duration, onDismiss: () => setNews(undefined) },
  };
}

/** What someone is doing on a screen, in a dialog of its own, and the news that it ended with, for the screen's banner. */
export function useTask<Task>() {
  const [task, setTask] = useState<Task>();
  const { tell, hush, banner } = useNews();
  return {
    task,
    begin: (next: Task) => {
      hush();
      setTask(next);
    },
    close: () => setTask(undefined),
    done: (news: Message) => {
      setTask(undefined);
      tell(news);
    },
    tell,
    banner,
  };
}
