import { downloadHeaders, downloadNames, fileErrors, forbidden, notFound, publicFileHeaders } from "@passerelle/domain";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { StoredFile } from "./call-files";
import type { CallQueues } from "../http/call-queues";
import { sandboxPolicy } from "../http/security-headers";
import type { Files } from "./files";
import type { LinkQuery, LinkReader } from "./signed-links";

export const publicFile = (file: StoredFile): Record<string, string> => ({
  ...headersOf(file),
  ...publicFileHeaders,
});

const headersOf = ({ type, size }: StoredFile) => ({
  "content-type": type,
  "content-length": String(size),
});

const privateFile = {
  ...downloadHeaders(downloadNames.resume),
  "content-security-policy": sandboxPolicy,
};

const send = (reply: FastifyReply, file: StoredFile, headers: Record<string, string>) =>
  reply.headers(headers).send(file.bytes);

interface FileRequest {
  Params: { file: string };
  Querystring: LinkQuery & { size?: string };
}

export interface ResumeView extends LinkReader {
  name: string;
  address: string;
  /** Whether the request is for the file, not only for its headers. */
  isCounted: boolean;
}

/** Whether the reader may still open the resume; called for every request. */
export type OpenResume = (view: ResumeView) => Promise<boolean>;

/** Serves pictures to anyone with their link, and resumes by signed link while the reader has access. */
export function registerFiles(
  app: FastifyInstance,
  files: Files,
  { ofNetwork }: Pick<CallQueues, "ofNetwork">,
  openResume: OpenResume,
): void {
  const config = { answersFile: true };
  for (const prefix of ["", "/api"]) {
    app.get<FileRequest>(`${prefix}/files/:file`, { config }, async ({ params, query, ip }, reply) => {
      const size = query.size === "small" ? "small" : undefined;
      const file = await ofNetwork(ip, () => files.open(params.file, ["logo", "post"], size));
      if (!file) throw notFound();
      return send(reply, file, publicFile(file));
    });
    app.get<FileRequest>(`${prefix}/resumes/:file`, { config }, async ({ params, query, ip, method }, reply) => {
      const link = await files.links.check(params.file, query);
      if (link === "expired") throw forbidden(fileErrors.linkExpired);
      if (link === "forged") throw notFound();
      const view = { name: params.file, ...link, address: ip, isCounted: method !== "HEAD" };
      const file = await ofNetwork(ip, async () =>
        (await openResume(view)) ? files.open(params.file, ["resume"]) : undefined,
      );
      if (!file) throw notFound();
      return send(reply, file, { ...headersOf(file), ...privateFile });
    });
  }
}
