import { fileErrors, forbidden, notFound } from "@passerelle/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Files, StoredFile } from "./files";

/** The headers of a public file, whose name never refers to another file. */
export const publicFile = (file: StoredFile): Record<string, string> => ({
  ...headersOf(file),
  "cache-control": "public, max-age=31536000, immutable",
});

const headersOf = ({ type, size }: StoredFile) => ({
  "content-type": type,
  "content-length": String(size),
});

const privateFile = { "cache-control": "private, no-store", "content-disposition": 'inline; filename="resume.pdf"' };

const send = (reply: FastifyReply, file: StoredFile, headers: Record<string, string>) =>
  reply.headers(headers).send(file.bytes);

interface FileRequest {
  Params: { file: string };
  Querystring: { expires?: string; signature?: string };
}

/** Serves pictures to everybody who has their link, and resumes to holders of a signed one. */
export function registerFiles(app: FastifyInstance, files: Files): void {
  const config = { answersFile: true };
  for (const prefix of ["", "/api"]) {
    app.get<FileRequest>(`${prefix}/files/:file`, { config }, async ({ params }, reply) => {
      const file = await files.open(params.file, "logo", "post");
      if (!file) throw notFound();
      return send(reply, file, publicFile(file));
    });
    app.get<FileRequest>(`${prefix}/resumes/:file`, { config }, async ({ params, query }, reply) => {
      const link = files.links.check(params.file, query);
      if (link === "expired") throw forbidden(fileErrors.linkExpired);
      const file = link === "good" ? await files.open(params.file, "resume") : undefined;
      if (!file) throw notFound();
      return send(reply, file, { ...headersOf(file), ...privateFile });
    });
  }
}
