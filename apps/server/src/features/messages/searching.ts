import { paging, wantedWords } from "@passerelle/domain";
import { ok, type Handler, type Routes } from "../../platform/http/handler";
import { limitSearches } from "../../platform/search-limit";
import * as presenter from "./presenter";
import { searchMessages as find } from "./search-store";

/** GET /messages/search: searches messages that the caller wrote or received. */
const searchMessages: Handler<"searchMessages"> = async (call) => {
  const { db, user, query } = call;
  await limitSearches(call);
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
};

/** The search over the caller's own messages. */
export const searchRoutes = { searchMessages } satisfies Routes;
