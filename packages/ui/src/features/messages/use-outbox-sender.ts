import type { LiveChannel } from "@passerelle/api";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useLiveChannel } from "../../data";
import { hasUnsentAtom } from "./outbox";

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Sends the outbox while the dashboard is shown, on any screen, and makes the browser ask before the tab is closed with
 * unsent messages. Returns whether there are any.
 */
export function useOutboxSender(): boolean {
  const channel = useLiveChannel();
  const client = useQueryClient();
  const hasUnsent = useAtomValue(hasUnsentAtom);
  useEffect(() => (hasUnsent ? keepSending(channel, client) : undefined), [hasUnsent, channel, client]);
  return hasUnsent;
}

/**
 * Loads the sender's code once there is a connection, unless the screen of messages has already loaded it. Returns a
 * function that stops it.
 */
function keepSending(channel: LiveChannel, client: QueryClient): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const begin = async () => {
    if (stop || channel.getState().status !== "OPEN") return;
    const { startOutbox } = await import("./outbox-sender");
    if (!isOver) stop ??= startOutbox(channel, client);
  };
  // If loading fails, the next connection tries again.
  const tryToBegin = () => void begin().catch(() => undefined);
  const ignore = channel.subscribeState(tryToBegin);
  tryToBegin();
  window.addEventListener("beforeunload", ask);
  return () => {
    isOver = true;
    ignore();
    stop?.();
    window.removeEventListener("beforeunload", ask);
  };
}
