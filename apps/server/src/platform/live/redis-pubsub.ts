import { createHash } from "node:crypto";
import { Redis } from "ioredis";
import { secretOf } from "../database/secrets";
import type { Db } from "../database/database";
import type { Log } from "../log";
import {
  type Channel,
  type ChannelListener,
  type ChannelSettings,
  defaultCheckInterval,
  reconnectPauses,
} from "./cross-process-broker";

/** Only the message: the client's error also contains the command, which for a login includes the password. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const withoutCommand = (error: unknown) => new Error(reasonOf(error));

/** Installations may share a broker, and its channels are not separated by database. */
const channelOf = async (db: Db) =>
  `passerelle_live:${createHash("sha256")
    .update(await secretOf(db, "broker-channel"))
    .digest("hex")}`;

/**
 * A Redis or Valkey on one connection, which reconnects after an error or a silence. Resolves once it listens, or once
 * the first attempt has failed.
 */
export async function openRedisPubSub(
  { url, db, log }: { url: string; db: Db; log: Log },
  { name, greeting, onText, onGap, onCheck }: ChannelListener,
  { checkInterval = defaultCheckInterval }: ChannelSettings = {},
): Promise<Channel> {
  const channel = await channelOf(db);
  /** Besides the common channel, each process subscribes to its own, which only shows its presence. */
  const listening = async () => {
    const channels = await client.pubsub("CHANNELS", `${channel}:*`);
    return channels.map((one) => String(one).slice(channel.length + 1));
  };
  let hasMissed = false;
  let isListening = false;
  const client = new Redis(url, {
    connectionName: "passerelle-live",
    lazyConnect: true,
    socketTimeout: checkInterval,
    // `crossProcessBroker` resends messages that were not accepted.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(reconnectPauses.longest, reconnectPauses.first * 2 ** (times - 1)),
  });
  const listen = async () => {
    try {
      await client.subscribe(channel, `${channel}:${name}`);
      onCheck(await listening());
      await client.publish(channel, greeting);
      isListening = true;
      if (hasMissed) onGap();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "the live channel cannot subscribe at the broker");
      client.disconnect(true);
    }
  };
  client.on("message", (_channel, text) => onText(text));
  client.on("error", (error) => log.warn({ reason: reasonOf(error) }, "the live channel has lost the broker"));
  client.on("close", () => {
    hasMissed = true;
    isListening = false;
  });
  // A connection dropped by the network reports no error, but does not answer either; then the client closes it.
  const checkTimer = setInterval(() => void listening().then(onCheck, () => undefined), checkInterval).unref();

  await client.connect().then(listen, () => undefined);
  client.on("ready", () => void listen());

  return {
    send: async (texts) => {
      try {
        await Promise.all(texts.map((text) => client.publish(channel, text)));
      } catch (error) {
        throw withoutCommand(error);
      }
    },
    listening,
    isConnected: () => isListening,
    close: async (farewell) => {
      clearInterval(checkTimer);
      if (farewell !== undefined) await client.publish(channel, farewell).catch(() => undefined);
      // Unsubscribes first, so that other processes do not wait for this one.
      await client.unsubscribe().catch(() => undefined);
      client.disconnect();
    },
  };
}
