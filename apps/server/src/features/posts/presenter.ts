import type { Schemas } from "@passerelle/api";
import { fullName } from "@passerelle/domain";
import type { CallFiles } from "../../platform/files/call-files";
import { isoOf } from "../../platform/database/moments";
import { pictureSizes } from "../../platform/files/picture-sizes";
import type { PostRow } from "./store";

interface Author {
  author_id: number;
  username: string;
  firstname: string;
  lastname: string;
  avatar: string | null;
}

/** A comment row, or one from a post's JSON, where dates are strings. */
interface CommentRow extends Author {
  id: number;
  content: string;
  created_at: Date | string;
  updated_at: Date | string | null;
  likes: Schemas["CommentLike"][];
  /** Null if `likes` holds all of them. */
  likes_count: number | null;
  my_like_id: number | null;
}

const author = ({ author_id, username, firstname, lastname, avatar }: Author) => ({
  userId: author_id,
  username,
  fullname: fullName({ firstname, lastname }),
  avatar,
});

/** A comment with its likes, and only names and avatars of people. */
export function comment(row: CommentRow): Schemas["Comment"] {
  return {
    id: row.id,
    content: row.content,
    ...author(row),
    likes: row.likes,
    likesCount: row.likes_count ?? row.likes.length,
    myLikeId: row.my_like_id,
    createdAt: isoOf(row.created_at),
    updatedAt: row.updated_at && isoOf(row.updated_at),
  };
}

/** A like and the person who gave it. */
export const liker = (row: Author & { id: number }): Schemas["Liker"] => ({ id: row.id, ...author(row) });

/** A post with its newest likes and comments. */
export function post(row: PostRow, files: Pick<CallFiles, "pictureLink">): Schemas["Post"] {
  const fileSizes = pictureSizes(row.file, "post");
  return {
    id: row.id,
    text: row.text,
    ...author(row),
    file: row.file && files.pictureLink(row.file),
    ...(fileSizes && { fileSizes }),
    imageAlt: row.image_alt,
    likes: row.likes,
    likesCount: row.likes_count ?? row.likes.length,
    myLikeId: row.my_like_id,
    comments: row.comments.map(comment),
    commentsCount: row.comments_count,
    createdAt: isoOf(row.created_at),
    updatedAt: row.updated_at && isoOf(row.updated_at),
  };
}
