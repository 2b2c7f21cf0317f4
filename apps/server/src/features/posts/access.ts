import { forbidden, notFound, postErrors, rateLimits, type Text } from "@passerelle/domain";
import { countOrReject } from "../../platform/rate-limits";
import type { Call, OperationId } from "../../platform/http/handler";

const limits = { post: rateLimits.posts, comment: rateLimits.comments };

/** Refuses a post or a comment too soon. */
export const mayPublish = (
  call: Pick<Call<OperationId>, "db" | "clock" | "user">,
  what: keyof typeof limits,
): Promise<void> => countOrReject(call, [{ limit: limits[what], subject: String(call.user.id) }]);

/** Everybody sees what others wrote, so for anybody but its author a change is a 403 (D-005, D-117, D-127). */
function own<Row extends { author_id: number }>(
  user: { id: number },
  row: Row | undefined,
  gone: ErrorText,
  others: ErrorText,
) {
  if (!row) throw notFound(gone);
  if (row.author_id !== user.id) throw forbidden(others);
  return row;
}

/** A post that its author may change. */
export const ownPost = <Row extends { author_id: number }>(user: { id: number }, post: Row | undefined): Row =>
  own(user, post, postErrors.noPost, postErrors.othersPost);

/** A comment that its author may change. */
export const ownComment = <Row extends { author_id: number }>(user: { id: number }, comment: Row | undefined): Row =>
  own(user, comment, postErrors.noComment, postErrors.othersComment);
