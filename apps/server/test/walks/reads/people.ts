import type { TestUser } from "@passerelle/api/conformance";
import { expectOk } from "../answers";
import { blocks, type Name, names, type World } from "../world";

interface Named {
  firstname: string;
  lastname: string;
}
const fullname = ({ firstname, lastname }: Named) => `${firstname} ${lastname}`;

/** The people in a person's directory, and those they have blocked. */
export async function readPeople({ GET }: TestUser): Promise<unknown> {
  const [users, blocked] = [await expectOk(GET("/users")), await expectOk(GET("/user/blocks"))];
  return { users: users.map(fullname).toSorted(), blocked: blocked.map(fullname) };
}

/** Everyone except blocked people, under their current names, and the blocked people, latest block first. */
export const expectedPeople = (world: World, reader: Name): unknown => ({
  users: names
    .filter((other) => !blocks(world, reader, other))
    .map((other) => world.fullnames[other])
    .toSorted(),
  blocked: world.blocks
    .filter(({ by }) => by === reader)
    .map(({ of }) => world.fullnames[of])
    .toReversed(),
});
