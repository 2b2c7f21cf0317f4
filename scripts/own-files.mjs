import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const worker = /new URL\("\.\/([\w-]+\.worker)\.ts", import\.meta\.url\)/g;
const ownFolder = /new URL\("\.\/([\w-]+)\/", import\.meta\.url\)/g;

/**
 * Builds the worker threads and copies the folders that modules find by their own address.
 * @param {(module: string) => { folder: string, address: (path: string) => string }} place gives the delivered folder of
 * a module's files, and the expression that replaces the address of one; a folder's address ends with a slash
 * @returns {import("vite").Plugin}
 */
export const ownFiles = (place) => ({
  name: "own-files",
  enforce: "pre",
  transform(code, id) {
    const { folder, address } = place(id);
    return code
      .replaceAll(worker, (_, name) => {
        const fileName = join(folder, `${name}.js`);
        this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`), fileName });
        return address(`${name}.js`);
      })
      .replaceAll(ownFolder, (_, name) => {
        for (const file of readdirSync(join(dirname(id), name))) {
          const source = readFileSync(join(dirname(id), name, file));
          this.emitFile({ type: "asset", fileName: join(folder, name, file), source });
        }
        return address(`${name}/`);
      });
  },
});
