import type { PostColumns } from "./store";

/** The picture's description: as sent, or the existing one if the picture is unchanged. */
export function altOf(file: string | null, sent: string | undefined, before?: Pick<PostColumns, "file" | "image_alt">) {
  if (file === null) return null;
  const kept = file === before?.file ? before.image_alt : null;
  return (sent ?? kept) || null;
}
