import { wantedWords, rateLimits } from "@passerelle/domain";
import { paging } from "../../platform/http/paging";
import { ok, type Routes } from "../../platform/http/handler";
import { route } from "../../platform/http/route";
import * as presenter from "./presenter";
import { searchMessages as find } from "./search-store";

/** GET /messages/search: searches messages that the caller wrote or received. */
const searchMessages = route<"searchMessages">(
  { role: "member", limit: rateLimits.searches },
  async ({ db, user, query }) => {
    const words = wantedWords(query.q);
    if (words.length === 0) return ok({ items: [] });
    const { size } = paging(query);
    const { items, next } = await find(db, {
      words,
      readerId: user.id,
      before: query.before ?? Number.MAX_SAFE_INTEGER,
      size,
    });
    return ok({
      items: items.map((row) => presenter.foundMessage(row, user.id)),
      ...(next !== undefined && { next }),
    });
  },
);

export const searchRoutes = { searchMessages } satisfies Routes;
