import type { Schemas } from "@passerelle/api";
import { Avatar } from "../../components/people/Avatar";
import { avatarUrl } from "../../components/people/avatar-url";
import { PersonName } from "../../components/people/PersonName";
import { Excerpt } from "../../components/text/Excerpt";
import { useHrefs } from "../../components/text/hrefs";
import { Link } from "../../components/text/Link";
import { RelativeTime } from "../../components/text/RelativeTime";
import { ResultRow, ResultRows } from "./ResultRows";

interface FoundPostsProps {
  posts: readonly Schemas["Post"][];
  query: string;
}

/** The posts found, with links to their pages. */
export function FoundPosts({ posts, query }: FoundPostsProps) {
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
                · <RelativeTime value={createdAt} />
              </>
            )}
          </ResultRow>
        );
      })}
    </ResultRows>
  );
}
