import type { TestUser } from "@passerelle/api/conformance";
import { expectOk } from "../answers";
import { blocks, messagesOf, type Name, names, unreadFrom, type World } from "../world";

/** All discussions of a person, and their number of unread messages. */
export async function readDiscussions({ GET }: TestUser): Promise<unknown> {
  const discussions = await expectOk(GET("/discussions"));
  const { unread_count: unread } = await expectOk(GET("/messages/unread-count"));
  return {
    unread,
    discussions: discussions.map(({ interlocutor, lastMessage, unreadCount }) => ({
      with: `${interlocutor.firstname} ${interlocutor.lastname}`,
      last: lastMessage?.id,
      unread: unreadCount,
    })),
  };
}

/** The discussions that a person must see: latest first, none with a blocked person. */
export function expectedDiscussions(world: World, reader: Name): unknown {
  const others = names.filter((other) => other !== reader && !blocks(world, reader, other));
  const discussions = others
    .flatMap((other) => {
      const last = messagesOf(world, reader, other).at(-1)?.id;
      return last === undefined
        ? []
        : [{ with: world.fullnames[other], last, unread: unreadFrom(world, reader, other) }];
    })
    .toSorted((a, b) => b.last - a.last);
  return { unread: discussions.reduce((sum, { unread }) => sum + unread, 0), discussions };
}
