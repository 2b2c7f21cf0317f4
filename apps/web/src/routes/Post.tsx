import { positiveNumber } from "@passerelle/ui";
import { PostScreen } from "@passerelle/ui/posts";
import { useParams } from "react-router-dom";
import { useIdentity } from "../dashboard/use-identity";
import { paths } from "../paths";

export function Post() {
  const id = positiveNumber(useParams()["id"] ?? null);
  return <PostScreen key={id} id={id} me={useIdentity()} postsHref={paths.posts} />;
}
