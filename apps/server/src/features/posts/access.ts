import { forbidden, notFound, postErrors, type ErrorText } from "@passerelle/domain";

/** Posts and comments are visible to all, so a change by anybody but the author is a 403. */
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
