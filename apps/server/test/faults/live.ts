import type { LiveClientMessage, LiveServerMessage } from "@passerelle/api";
import { at, type Change } from "./changes";
import type { Client, Fault, Frame } from "./fault";

type Type = LiveServerMessage["type"];

const onFrame = (type: Type, change: NonNullable<Fault["frames"]>): Fault => ({
  frames: (frame, client, all) => (frame.type === type ? change(frame, client, all) : [frame]),
});

/** Never delivers a kind of live message. */
export const loses = (type: Type): Fault => onFrame(type, () => []);

/** Delivers a kind of live message twice. */
export const repeats = (type: Type): Fault => onFrame(type, (frame) => [frame, frame]);

/** Changes the data of a kind of live message, at a path. */
export const frames = (type: Type, path: string, change: Change): Fault =>
  onFrame(type, (frame) => [Object.assign({}, frame, { data: at(path, change)(frame.data) })]);

/** Changes a kind of live message as a whole. */
export const wholeFrames = (type: Type, change: (frame: Frame) => Frame): Fault =>
  onFrame(type, (frame) => [change(frame)]);

/** Delivers a kind of live message only to the first connection of each token. */
export const reachesOneTab = (type: Type): Fault =>
  onFrame(type, (frame, client, all) => (all.find(({ token }) => token === client.token) === client ? [frame] : []));

/** Delivers a kind of live message to everyone else too. */
export const reachesEveryone = (type: Type): Fault =>
  onFrame(type, (frame, client, all) => {
    for (const other of all) if (other.token !== client.token) other.send(frame);
    return [frame];
  });

/** Delivers a kind of live message after the one that follows it. */
export function delays(type: Type): Fault {
  const held = new WeakMap<Client, Frame>();
  return {
    frames: (frame, client) => {
      const before = held.get(client);
      held.delete(client);
      if (before) return [frame, before];
      if (frame.type !== type) return [frame];
      held.set(client, frame);
      return [];
    },
  };
}

/** Changes the data of clients' messages, at a path. */
export const clientFrames = (type: LiveClientMessage["type"], path: string, change: Change): Fault => ({
  sent: (frame) => [frame.type === type ? Object.assign({}, frame, { data: at(path, change)(frame.data) }) : frame],
});
