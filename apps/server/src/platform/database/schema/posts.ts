import type { Generated, GeneratedAlways } from "kysely";
import type { Moment, Now } from "./columns";

export interface PostsTable {
  id: GeneratedAlways<number>;
  author_id: number;
  text: string;
  /** The picture's name. */
  file: string | null;
  /** What it shows, in words. */
  image_alt: string | null;
  created_at: Now;
  updated_at: Moment | null;
  /** While it is set nobody sees it. */
  hidden_at: Moment | null;
  /** How many are not hidden; kept by triggers. */
  likes_count: GeneratedAlways<number>;
  /** How many are not hidden; kept by triggers. */
  comments_count: GeneratedAlways<number>;
}

export interface PostLikesTable {
  id: GeneratedAlways<number>;
  post_id: number;
  user_id: number;
  created_at: Now;
  /** Of somebody who is suspended. */
  is_hidden: Generated<boolean>;
}

export interface CommentsTable {
  id: GeneratedAlways<number>;
  post_id: number;
  author_id: number;
  content: string;
  created_at: Now;
  updated_at: Moment | null;
  /** While it is set nobody sees it. */
  hidden_at: Moment | null;
  /** How many are not hidden; kept by triggers. */
  likes_count: GeneratedAlways<number>;
}

export interface CommentLikesTable {
  id: GeneratedAlways<number>;
  comment_id: number;
  user_id: number;
  created_at: Now;
  /** Of somebody who is suspended. */
  is_hidden: Generated<boolean>;
}

/** Totals that triggers maintain, so that no query has to count. */
export interface TotalsTable {
  name: "posts";
  total: number;
}
