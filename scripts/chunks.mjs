/**
 * A plugin that fails a build with badly split chunks: chunks that import each other in a cycle, which may run before
 * their imports, and dynamic imports of modules that are loaded statically anyway. It also fails for a name in the
 * configuration that no module or chunk has any more.
 * @returns {import("vite").Plugin}
 */
export function checkChunks() {
  /** @type {string[]} */
  const faults = [];
  /** @type {{ modules: RegExp[], files: RegExp[] }} */
  const named = { modules: [], files: [] };
  return {
    name: "check-chunks",
    configResolved({ plugins, build }) {
      const { output } = build.rolldownOptions;
      for (const { codeSplitting } of [output ?? []].flat())
        for (const { test } of (typeof codeSplitting === "object" && codeSplitting.groups) || [])
          if (test instanceof RegExp) named.modules.push(test);
      named.files.push(...(plugins.find(({ name }) => name === "named-files")?.api ?? []));
    },
    onLog(_level, { code, message }) {
      if (code === "INEFFECTIVE_DYNAMIC_IMPORT") faults.push(message);
    },
    generateBundle(_options, bundle) {
      const imports = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [/** @type {const} */ ([file.fileName, file.imports])] : [],
      );
      const cycle = findCycle(new Map(imports));
      if (cycle) faults.push(`Chunks import each other: ${cycle.join(" -> ")}`);
      const unknown = [
        ...withoutMatch(named.modules, [...this.getModuleIds()]),
        ...withoutMatch(
          named.files,
          Object.keys(bundle).map((name) => `/${name}`),
        ),
      ];
      if (unknown.length > 0)
        faults.push(`apps/web/vite.config.ts names files that do not exist: ${unknown.join(", ")}`);
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

/** @type {(patterns: readonly RegExp[], names: readonly string[]) => string[]} */
export const withoutMatch = (patterns, names) =>
  patterns
    .flatMap(({ source }) => choicesOf(source))
    .filter((choice) => !names.some((name) => new RegExp(choice).test(name)));

/**
 * @param {string} source of a regular expression
 * @returns {string[]} the source once for each choice among its alternatives
 */
function choicesOf(source) {
  const left = { text: source };
  /** @param {RegExp} token */
  const take = (token) => {
    const [taken = ""] = token.exec(left.text) ?? [];
    left.text = left.text.slice(taken.length);
    return taken;
  };
  const alternatives = () => {
    /** @type {string[]} */
    const complete = [];
    let choices = [""];
    while (left.text && !left.text.startsWith(")")) {
      if (take(/^\|/)) {
        complete.push(...choices);
        choices = [""];
        continue;
      }
      const open = take(/^\((\?<?[:=!])?/);
      const inner = open ? alternatives() : [take(/^(\\.|\[(\\.|[^\]])*\]|.)/)];
      const ways = open ? (/[=!]$/.test(open) ? [inner.join("|")] : inner).map((way) => `${open}${way})`) : inner;
      if (open) take(/^\)/);
      choices = choices.flatMap((before) => ways.map((way) => before + way));
    }
    return [...complete, ...choices];
  };
  return alternatives();
}
