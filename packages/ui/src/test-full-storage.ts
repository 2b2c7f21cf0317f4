/** A storage without room for anything more. */
export const aFullStorage = (storage: Storage) =>
  new Proxy(storage, {
    get(target, key) {
      if (key === "setItem") throw new DOMException("Full.", "QuotaExceededError");
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
