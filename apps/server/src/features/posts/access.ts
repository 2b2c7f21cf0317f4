import { forbidden, notFound, postErrors, type ErrorText } from "@passerelle/domain";

/** Posts and comments are visible to everyone, so a change by another person is a 403, not a 404. */
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

/** Returns a post if this user is its author; otherwise throws. */
export const ownPost = <Row extends { author_id: number }>(user: { id: number }, post: Row | undefined): Row =>
  own(user, post, postErrors.noPost, postErrors.othersPost);

/** Returns a comment if this user is its author; otherwise throws. */
export const ownComment = <Row extends { author_id: number }>(user: { id: number }, comment: Row | undefined): Row =>
  own(user, comment, postErrors.noComment, postErrors.othersComment);
