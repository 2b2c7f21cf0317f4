import { useState } from "react";
import { MessagesScreen, type MessagesScreenProps } from "./MessagesScreen";

/** The screen with its own address, for stories. */
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
