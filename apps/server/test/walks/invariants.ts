import { expect } from "vitest";
import { expectedDiscussions, readDiscussions } from "./reads/messages";
import { checkNotifications } from "./reads/notifications";
import { expectedOffers, readOffers } from "./reads/offers";
import { expectedPeople, readPeople } from "./reads/people";
import { expectedPosts, readPosts } from "./reads/posts";
import { type Name, names, type Real, type World } from "./world";

/** The features that acts affect. */
export type Feature = "posts" | "offers" | "messages" | "people";

interface Reading {
  read: (real: Real, world: World, name: Name) => Promise<unknown>;
  expected: (world: World, name: Name) => unknown;
}

export const features: readonly Feature[] = ["posts", "offers", "messages", "people"];

const readings: Record<Feature, Reading> = {
  posts: { read: ({ walkers }, _, name) => readPosts(walkers[name].user), expected: expectedPosts },
  offers: { read: readOffers, expected: expectedOffers },
  messages: { read: ({ walkers }, _, name) => readDiscussions(walkers[name].user), expected: expectedDiscussions },
  people: { read: ({ walkers }, _, name) => readPeople(walkers[name].user), expected: expectedPeople },
};

/** Fails unless everyone reads the expected results of the acts. */
export async function checkInvariants(world: World, real: Real, features: readonly Feature[]): Promise<void> {
  for (const feature of features) {
    const { read, expected } = readings[feature];
    await Promise.all(
      names.map(async (name) => {
        expect(await read(real, world, name), `${feature} of ${name}`).toEqual(expected(world, name));
      }),
    );
  }
  await Promise.all(names.map((name) => checkNotifications(real, name)));
}
