import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./install.mjs";

// Reports modules of packages/domain that only one side imports: they belong to that side. Tests, stories and their
// fixtures do not count. The cast and the texts of mails stay, with what they import: tests of both sides use them.

const domain = "packages/domain/src";
const server = ["apps/server/src"];
const client = ["packages/api/src", "packages/ui/src", "apps/web/src"];

const tests = /\.(test|test-d|stories|guide)\.|[\\/](story|test)-|[\\/]tolerance[\\/]/;

/** @param {string[]} folders */
const filesOf = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !tests.test(file)),
  );
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");

const isForTests = (/** @type {string} */ file) => /[\\/](cast|mails)[\\/]/.test(file);
const all = filesOf([domain]).filter((file) => !/[\\/]index\.ts$/.test(file));
const modules = all.filter((file) => !isForTests(file));

/** @param {string} text the names that a file imports from packages/domain */
const importedNames = (text) =>
  [...text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from "@passerelle\/domain[^"]*"/g)].flatMap(([, names]) =>
    (names ?? "").split(",").map((name) => name.replace("type ", "").split(" as ")[0]?.trim() ?? ""),
  );
const exported = /export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/g;

/** @param {string} file the modules that a module imports */
const importsOf = (file) =>
  [...read(file).matchAll(/ from "(\.[^"]+)"/g)]
    .map(([, path = ""]) => join(dirname(file), `${path}.ts`))
    .filter((path) => modules.includes(path));

/** @param {string[]} folders the modules that a side imports directly or indirectly */
function usedBy(folders) {
  const names = new Set(filesOf(folders).flatMap((file) => importedNames(read(file))));
  const used = new Set(
    modules.filter((file) => [...read(file).matchAll(exported)].some(([, name = ""]) => names.has(name))),
  );
  // Iterating over a set includes entries added meanwhile.
  for (const file of used) for (const one of importsOf(file)) used.add(one);
  return used;
}

const byServer = usedBy(server);
const byClient = usedBy(client);
const byTests = new Set(all.filter(isForTests).flatMap(importsOf));
const oneSided = modules.filter((file) => byServer.has(file) !== byClient.has(file) && !byTests.has(file));
for (const file of oneSided)
  console.error(`${file} is imported by the ${byServer.has(file) ? "server" : "client"} alone: move it there.`);
process.exitCode = oneSided.length > 0 ? 1 : 0;
