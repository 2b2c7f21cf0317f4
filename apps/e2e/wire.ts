import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";

/**
 * The network between one browser and the server. Cut, it behaves like a lost radio link: connections stay open without
 * an error, and no data passes until it is restored.
 */
export class Wire {
  #whole = Promise.resolve();
  #mend = () => {};
  readonly #ends = new Set<Socket>();
  readonly #lost = new WeakSet<object>();
  #lastPassed = Date.now();
  readonly #listener = createServer((near) => {
    const far = connect(Number(new URL(this.target).port), "127.0.0.1");
    const over = () => [near, far].forEach((end) => end.destroy());
    for (const end of [near, far]) {
      this.#ends.add(end);
      end.once("close", () => this.#ends.delete(end));
    }
    pipeline(near, this.#pass, far, over);
    pipeline(far, this.#pass, near, over);
  });
  private constructor(
    private readonly target: string,
    readonly url: string,
  ) {}

  /** Creates a wire to a server on this machine; it has its own address. */
  static async to(target: string) {
    const port = await freePort();
    const wire = new Wire(target, `http://127.0.0.1:${port}`);
    await new Promise<void>((resolve) => wire.#listener.listen(port, "127.0.0.1", resolve));
    return wire;
  }

  readonly #pass = async function* (this: Wire, source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      await this.#whole;
      this.#lastPassed = Date.now();
      if (!this.#lost.has(source)) yield chunk;
    }
    await this.#whole;
  }.bind(this);

  /** Resolves once no data has passed for a second. */
  async quiet() {
    for (let since = 0; since < 1_000; since = Date.now() - this.#lastPassed) await wait(1_000 - since);
  }

  cut() {
    this.#whole = new Promise((resolve) => {
      this.#mend = resolve;
    });
  }

  mend() {
    this.#mend();
  }

  /** Drops all data on the existing connections without an error; new connections work. */
  lose() {
    for (const end of this.#ends) this.#lost.add(end);
  }

  close() {
    for (const end of this.#ends) end.destroy();
    this.#listener.close();
  }
}
