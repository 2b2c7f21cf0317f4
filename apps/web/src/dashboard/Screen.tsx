import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Chunk } from "@passerelle/ui/first-paint";
import { Loaded } from "../loading/Loaded";

interface ScreenProps<Part> {
  chunk: Chunk<Part>;
  children: (part: Part) => ReactNode;
}

/** Shows one screen inside the shell. Each navigation resets a failed screen. */
export function Screen<Part>(props: ScreenProps<Part>) {
  const { key } = useLocation();
  return <Loaded place="shell" resetKey={key} {...props} />;
}
