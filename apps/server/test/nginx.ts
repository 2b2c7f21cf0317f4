import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { ensureProgram } from "./programs";

const page = fileURLToPath(new URL("../../../docs/operating/watching.md", import.meta.url));

/** The documented nginx directives for `http` and for `server`. */
async function documentedLines(folder: string): Promise<[http: string, server: string]> {
  const [, block = ""] =
    /\n\n((?: {4}.*\n)* {4}map \$request_uri(?:.*\n)+?)\n(?! )/.exec(await readFile(page, "utf8")) ?? [];
  const [http = "", server = ""] = block.replaceAll("/var/log/nginx", folder).split(/(?=^ *access_log)/m);
  if (!server.includes("error_log")) throw new Error("docs/operating/watching.md has no lines for nginx.");
  return [http, server];
}

/** Starts nginx with the documented directives in front of a server, on 127.0.0.1. */
export async function startNginx(port: number, serverPort: number) {
  const folder = await mkdtemp(join(tmpdir(), "passerelle-nginx-"));
  const [http, server] = await documentedLines(folder);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const conf = `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/main.log;
events {}
http {
  ${paths.join("\n  ")}
${http}
  server {
    listen 127.0.0.1:${port};
${server}
    location / {
      proxy_pass http://127.0.0.1:${serverPort};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
    }
  }
}
`;
  await writeFile(join(folder, "nginx.conf"), conf);
  const nginx = spawn(ensureProgram(["nginx"], "nginx-light"), ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: "inherit",
  });
  const ended = once(nginx, "exit");
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 20_000, interval: 50 });
  const files = ["main.log", "passerelle.log", "passerelle-error.log"].map((name) => join(folder, name));
  return {
    log: async () => (await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")))).join(""),
    stop: async () => {
      nginx.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
