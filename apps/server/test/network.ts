import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A network connection between a process and a server that can be made to fail; it ends with the test. */
export async function aNetwork(server: string) {
  const { hostname, port } = new URL(server);
  const ends: Socket[] = [];
  const silent: Socket[] = [];
  let isAway = false;
  const proxy = createServer((near) => {
    if (isAway) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    ends.push(near, far);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on("error", () => undefined);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const cut = () => ends.splice(0).forEach((end) => end.destroy());
  onTestFinished(() => {
    cut();
    silent.forEach((end) => end.destroy());
    proxy.close();
  });
  const address = proxy.address();
  const url = new URL(server);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : 0);
  return {
    url: url.href,
    cut,
    goSilent: () => {
      silent.push(...ends.splice(0));
      silent.forEach((end) => end.unpipe().pause());
    },
    goAway: () => {
      isAway = true;
      cut();
    },
    comeBack: () => {
      isAway = false;
    },
  };
}
