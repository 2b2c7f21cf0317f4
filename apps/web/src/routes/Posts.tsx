import { useMe } from "@passerelle/ui/account";
import { PostsScreen } from "@passerelle/ui/posts";
import { useAtomValue } from "jotai";
import { usernameAtom } from "../session";

export function Posts() {
  const stored = useAtomValue(usernameAtom);
  const me = useMe();
  return <PostsScreen me={me.data ?? { username: stored ?? "" }} />;
}
