import { useEffect } from "react";

let inView: number | null = null;

/** Records that a discussion's messages are visible, where each new one is announced; `null` for none. */
export function useDiscussionInView(discussionId: number | null) {
  useEffect(() => {
    inView = discussionId;
    return () => {
      inView = null;
    };
  }, [discussionId]);
}

/** Whether the reader sees new messages of a discussion arrive. */
export const isDiscussionInView = (discussionId: number): boolean =>
  inView === discussionId && document.visibilityState === "visible";
