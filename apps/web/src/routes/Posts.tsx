import { PostsScreen } from "@passerelle/ui/posts";
import { useAtomValue } from "jotai";
import { usernameAtom } from "../session";

export function Posts() {
  return <PostsScreen username={useAtomValue(usernameAtom) ?? ""} />;
}
