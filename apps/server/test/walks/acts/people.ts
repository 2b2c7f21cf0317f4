import { form } from "@passerelle/api";
import type { Act } from "../act";
import { pick } from "../act";
import { expectOk } from "../answers";
import { blocks } from "../world";

/** A person blocks another one, or ends the block. */
const block: Act = (world, { who, other }) => {
  if (who === other) return undefined;
  const isBlocked = blocks(world, who, other);
  return {
    says: `${who} ${isBlocked ? "unblocks" : "blocks"} ${other}`,
    run: async ({ walkers }) => {
      const { user } = walkers[who];
      const userId = walkers[other].user.me.id;
      if (isBlocked) {
        await expectOk(user.DELETE("/user/blocks/{userId}", { params: { path: { userId } } }));
        world.blocks = world.blocks.filter((one) => one.by !== who || one.of !== other);
      } else {
        await expectOk(user.POST("/user/blocks", { body: { userId } }));
        world.blocks.push({ by: who, of: other });
      }
    },
  };
};

const rename: Act = (world, { who }) => ({
  says: `${who} changes their name`,
  run: async ({ walkers }) => {
    const [firstname = "", former = ""] = world.fullnames[who].split(" ");
    // A unique name, so that outdated copies of it are found.
    const lastname = `N${crypto.randomUUID().slice(0, 8)}`;
    await expectOk(walkers[who].user.PATCH("/user/update", form({ lastname })));
    world.fullnames[who] = `${firstname} ${lastname}`;
    world.formerNames.push(former);
  },
});

const readNotifications: Act = (_world, { who, nth, choice }) => ({
  says: `${who} reads ${choice % 3 === 0 ? "all notifications" : "a notification"}`,
  run: async ({ walkers }) => {
    const { user } = walkers[who];
    const query = { limit: 1000 };
    const { items } = await expectOk(user.GET("/notifications", { params: { query } }));
    const one = pick(items, nth);
    if (!one) return;
    if (choice % 3 === 0)
      await expectOk(user.PATCH("/notifications/read", { body: { until: items[0]?.createdAt ?? one.createdAt } }));
    else await expectOk(user.PATCH("/notifications/{id}/read", { params: { path: { id: one.id } } }));
  },
});

export const peopleActs: readonly Act[] = [block, block, rename, readNotifications, readNotifications];
