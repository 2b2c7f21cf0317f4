import { useState } from "react";
import { MessagesScreen, type MessagesScreenProps } from "./MessagesScreen";

/** The screen with an address of its own, for stories, which may begin with one. */
export function StoryMessagesScreen({ selected: first, ...screen }: MessagesScreenProps) {
  const [selected, setSelected] = useState(first);
  return (
    <MessagesScreen
      {...screen}
      selected={selected}
      onSelect={(...next) => {
        screen.onSelect(...next);
        setSelected(next[0]);
      }}
    />
  );
}
