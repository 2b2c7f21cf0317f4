/**
 * A plugin that fails a build with badly split chunks: chunks that import each other in a cycle, which may run before
 * their imports, and dynamic imports of modules that are loaded statically anyway.
 * @returns {import("vite").Plugin}
 */
export function checkChunks() {
  /** @type {string[]} */
  const faults = [];
  return {
    name: "check-chunks",
    onLog(_level, { code, message }) {
      if (code === "INEFFECTIVE_DYNAMIC_IMPORT") faults.push(message);
    },
    generateBundle(_options, bundle) {
      const imports = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [/** @type {const} */ ([file.fileName, file.imports])] : [],
      );
      const cycle = findCycle(new Map(imports));
      if (cycle) faults.push(`Chunks import each other: ${cycle.join(" -> ")}`);
    },
    closeBundle() {
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  };
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} imports the chunks that each chunk imports
 * @returns {string[] | undefined} a chain of imports that ends where it begins, if any
 */
export function findCycle(imports) {
  /** @type {Set<string>} */
  const checked = new Set();
  /** @type {(chain: string[]) => string[] | undefined} */
  const follow = (chain) => {
    const [last = ""] = chain.slice(-1);
    const start = chain.indexOf(last);
    if (start < chain.length - 1) return chain.slice(start);
    if (checked.has(last)) return undefined;
    for (const next of imports.get(last) ?? []) {
      const cycle = follow([...chain, next]);
      if (cycle) return cycle;
    }
    checked.add(last);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const cycle = follow([chunk]);
    if (cycle) return cycle;
  }
  return undefined;
}
