import { notFound } from "@passerelle/domain";
import { publicFile } from "../../platform/files/routes";
import type { Handler } from "../../platform/http/handler";

/** GET /avatars/{file}: a picture under its public, random name. */
export const getAvatar: Handler<"getAvatar"> = async ({ params, files }) => {
  const file = await files.open(params.file, "avatar");
  if (!file) throw notFound();
  return { status: 200, body: file.bytes, headers: publicFile(file) };
};
