import { useEffect } from "react";

let inView: number | null = null;

/** Says that the messages of a discussion are on the screen, where each one is read out as it comes; of none: `null`. */
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
