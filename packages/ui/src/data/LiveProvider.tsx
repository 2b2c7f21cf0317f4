import type { LiveChannel, LiveState } from "@passerelle/api";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

const LiveContext = createContext<LiveChannel | undefined>(undefined);

interface LiveProviderProps {
  /** From `createLive`; the dashboard's shell starts and stops it. */
  channel: LiveChannel;
  children: ReactNode;
}

/** The live channel for the dashboard below. */
export function LiveProvider({ channel, children }: LiveProviderProps) {
  return <LiveContext value={channel}>{children}</LiveContext>;
}

/** The live channel, for the code that receives messages and the code that sends them. */
export function useLiveChannel(): LiveChannel {
  const channel = useContext(LiveContext);
  if (!channel) throw new Error("useLiveChannel is called outside of LiveProvider");
  return channel;
}

/** CONNECTING, OPEN or CLOSED. */
export function useLiveState(): LiveState {
  const channel = useLiveChannel();
  const state = () => channel.getState();
  return useSyncExternalStore((listener) => channel.subscribeState(listener), state, state);
}
