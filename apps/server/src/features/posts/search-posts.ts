import { rateLimits, wantedWords } from "@passerelle/domain";
import { ok } from "../../platform/http/handler";
import { paging } from "../../platform/http/paging";
import { route } from "../../platform/http/route";
import * as presenter from "./presenter";
import { searchPosts as find } from "./search-store";

/** GET /posts/search: finds visible posts by words of their text. */
export const searchPosts = route<"searchPosts">(
  { role: "member", limit: rateLimits.searches },
  async ({ db, user, query, files }) => {
    const words = wantedWords(query.q);
    if (words.length === 0) return ok({ items: [] });
    const { before = Number.MAX_SAFE_INTEGER } = query;
    const { items, next } = await find(db, { words, readerId: user.id, before, size: paging(query).size });
    return ok({ items: items.map((row) => presenter.post(row, files)), ...(next !== undefined && { next }) });
  },
);
