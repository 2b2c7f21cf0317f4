import { WebSocket, type ClientOptions } from "ws";
import type { Network } from "../context/target";

/** Few enough to keep connections open, many enough for the people of all contract tests. */
const COUNT = 16;
const PATIENCE_MS = 10_000;

/**
 * Node's class of connection pools, which only the dispatcher of `fetch` shows. The package of the same name would have
 * to match the version inside Node.
 */
function createPool(localAddress: string): object {
  const dispatcher: object = Reflect.get(globalThis, Symbol.for("undici.globalDispatcher.1"));
  return Reflect.construct(dispatcher.constructor, [{ localAddress }]);
}

/** The means to call a server from one of this machine's addresses. */
function networkAt(localAddress: string): Required<Network> {
  const dispatcher = createPool(localAddress);
  const socketClass = (options: ClientOptions) =>
    class extends WebSocket {
      constructor(url: string) {
        super(url, { localAddress, ...options });
      }
    };
  return {
    fetch: (input, init) => {
      const options = { ...init, dispatcher };
      return fetch(input, options);
    },
    WebSocket: socketClass({}),
    socketsOf: (origin) => socketClass({ origin }),
  };
}

const byte = () => 1 + Math.floor(Math.random() * 254);

/**
 * Networks within 127.0.0.0/8 from which a server on this machine can be called, so that its limits by network address
 * leave room for any number of runs. Empty if the server or this system allows no such calls.
 */
export async function createLocalNetworks(url: string): Promise<Required<Network>[]> {
  const call = async (send: typeof fetch) => {
    const answer = await send(url, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
  };
  try {
    // The first call creates Node's dispatcher.
    await call(fetch);
    const networks = Array.from({ length: COUNT }, () => networkAt(`127.${byte()}.${byte()}.${byte()}`));
    for (const { fetch: send } of networks) await call(send);
    return networks;
  } catch {
    return [];
  }
}
