import { vi } from "vitest";

type Callback = (lock: { name: string } | null) => unknown;

async function afterwards(before: Promise<unknown>, act: () => unknown) {
  await before;
  await act();
}

/** The locks and the storages of a browser with several tabs; one of them is in front. */
export function aBrowser() {
  const holders = new Map<string, symbol>();
  let running: Promise<unknown> = Promise.resolve();

  const locksOf = (page: symbol) => ({
    async request(name: string, ...rest: [Callback] | [{ ifAvailable: boolean }, Callback]) {
      const [options, callback] = rest.length === 1 ? [{ ifAvailable: false }, rest[0]] : rest;
      if (!options.ifAvailable) return (running = afterwards(running, () => callback({ name })));
      if (holders.has(name)) return callback(null);
      holders.set(name, page);
      return callback({ name });
    },
    query: () => Promise.resolve({ held: [...holders.keys()].map((name) => ({ name })) }),
  });

  return {
    /** A page of a tab that has this stored. */
    aPage(stored: Readonly<Record<string, string>> = {}) {
      const page = Symbol("page");
      const listeners: [string, () => void][] = [];
      const listen = (type: string, listener: unknown) => {
        if (typeof listener === "function") listeners.push([type, () => void listener(new Event(type))]);
      };
      vi.spyOn(document, "addEventListener").mockImplementation(listen);
      vi.spyOn(window, "addEventListener").mockImplementation(listen);
      vi.stubGlobal("navigator", { locks: locksOf(page) });
      let own = stored;
      const come = () => {
        sessionStorage.clear();
        for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value);
      };
      come();
      return {
        come,
        stored: () => Object.fromEntries(Object.entries(sessionStorage)),
        fire(type: string) {
          for (const [each, listener] of listeners) if (each === type) listener();
        },
        /** Another tab comes to the front. */
        go: () => void (own = Object.fromEntries(Object.entries(sessionStorage))),
        end() {
          for (const [name, holder] of holders) if (holder === page) holders.delete(name);
        },
        settled: () => running,
      };
    },
    close: () => holders.clear(),
  };
}

/** A storage without room for anything more. */
export const aFullStorage = (storage: Storage) =>
  new Proxy(storage, {
    get(target, key) {
      if (key === "setItem") throw new DOMException("Full.", "QuotaExceededError");
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
