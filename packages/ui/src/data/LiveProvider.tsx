import type { LiveChannel, LiveServerMessage, LiveState } from "@passerelle/api";
import { type ReactNode, createContext, useContext, useSyncExternalStore } from "react";
import type { QueryClient } from "@tanstack/react-query";
import type { QueryRoot } from "./query-keys";

type LiveData = { [Message in LiveServerMessage as Message["type"]]: Message["data"] };
type LiveType = keyof LiveData;

export interface LiveFeature {
  /** The beginning of its query keys; these queries are refetched when messages may have been missed. */
  key: QueryRoot;
  /** Updates of the query cache, by message type. */
  handlers: { readonly [Type in LiveType]?: (client: QueryClient, data: LiveData[Type]) => void };
}

/** Passes a live message to every feature that handles its type. */
export function handleLiveMessage<Type extends LiveType>(
  features: readonly LiveFeature[],
  client: QueryClient,
  { type, data }: { [Each in Type]: { type: Each; data: LiveData[Each] } }[Type],
) {
  for (const { handlers } of features) handlers[type]?.(client, data);
}

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
