import type { Generated, GeneratedAlways } from "kysely";
import type { Moment, Now } from "./columns";

export interface PostTables {
  posts: {
    id: GeneratedAlways<number>;
    author_id: number;
    text: string;
    /** The picture's file name. */
    file: string | null;
    /** The picture's text alternative. */
    image_alt: string | null;
    created_at: Now;
    updated_at: Moment | null;
    /** While set, the post is hidden from everyone. */
    hidden_at: Moment | null;
    /** The search words of the text. */
    words: Generated<string>;
    /** The number of visible likes; triggers maintain it. */
    likes_count: GeneratedAlways<number>;
    /** The number of visible comments; triggers maintain it. */
    comments_count: GeneratedAlways<number>;
  };
  post_likes: {
    id: GeneratedAlways<number>;
    post_id: number;
    user_id: number;
    created_at: Now;
    /** Whether the person is suspended. */
    is_hidden: Generated<boolean>;
  };
  comments: {
    id: GeneratedAlways<number>;
    post_id: number;
    author_id: number;
    content: string;
    created_at: Now;
    updated_at: Moment | null;
    /** While set, the comment is hidden from everyone. */
    hidden_at: Moment | null;
    /** The number of visible likes; triggers maintain it. */
    likes_count: GeneratedAlways<number>;
  };
  comment_likes: {
    id: GeneratedAlways<number>;
    comment_id: number;
    user_id: number;
    created_at: Now;
    /** Whether the person is suspended. */
    is_hidden: Generated<boolean>;
  };
  /** Totals, so that no query has to count; triggers maintain them. */
  totals: {
    name: "posts";
    total: number;
  };
}
