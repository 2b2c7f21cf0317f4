import type { Schemas } from "@passerelle/api";
import { Avatar, avatarUrl } from "../../components/people/Avatar";
import { PersonName } from "../../components/people/PersonName";
import { Excerpt } from "../../components/text/Excerpt";
import { useHrefs } from "../../components/text/hrefs";
import { Link } from "../../components/text/Link";
import { QuotedRelativeTime } from "../../components/text/QuotedRelativeTime";
import { ResultRow, ResultRows } from "./ResultRows";

/** The posts found, with links to their pages. */
export function FoundPosts({ posts, query }: { posts: readonly Schemas["Post"][]; query: string }) {
  const hrefs = useHrefs();
  return (
    <ResultRows>
      {posts.map(({ id, fullname, avatar, text, createdAt }) => {
        const name = <PersonName name={fullname} />;
        return (
          <ResultRow
            key={id}
            picture={<Avatar name={fullname} src={avatarUrl(avatar)} />}
            name={hrefs ? <Link href={hrefs.post(id)}>{name}</Link> : name}
          >
            <Excerpt text={text} query={query} />
            {createdAt && (
              <>
                {" "}
                · <QuotedRelativeTime value={createdAt} />
              </>
            )}
          </ResultRow>
        );
      })}
    </ResultRows>
  );
}
