import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./install.mjs";

// Reports modules of packages/domain that only one side imports: they belong to that side. The texts of mails stay
// together, although tests of the client use some of them only.

const domain = "packages/domain/src";
const server = ["apps/server/src", "apps/server/test", "apps/server/scripts"];
const client = [
  "packages/api/src",
  "packages/api/conformance",
  "packages/ui/src",
  "apps/web/src",
  "mocks",
  ".storybook",
];

/** @param {string[]} folders */
const filesOf = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");

const modules = filesOf([domain]).filter((file) => !/\.test\.ts$|[\\/](index|(cast|mails)[\\/].*)\.ts$/.test(file));
const texts = new Map(modules.map((file) => [file, read(file)]));

/** @param {string} text the names that a file imports from packages/domain */
const importedNames = (text) =>
  [...text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from "@passerelle\/domain[^"]*"/g)].flatMap(([, names]) =>
    (names ?? "").split(",").map((name) => name.replace("type ", "").split(" as ")[0]?.trim() ?? ""),
  );
const exported = /export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/g;

/** @param {string} file the modules that a module imports */
const importsOf = (file) =>
  [...(texts.get(file) ?? "").matchAll(/ from "(\.[^"]+)"/g)]
    .flatMap(([, path = ""]) => [".ts", "/index.ts"].map((end) => join(dirname(file), path + end)))
    .filter((path) => texts.has(path));

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
const oneSided = modules.filter((file) => byServer.has(file) !== byClient.has(file));
for (const file of oneSided)
  console.error(`${file} is imported by the ${byServer.has(file) ? "server" : "client"} alone: move it there.`);
process.exitCode = oneSided.length > 0 ? 1 : 0;
