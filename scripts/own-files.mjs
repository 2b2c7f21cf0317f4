import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const worker = /new URL\("\.\/([\w-]+\.worker)\.ts", import\.meta\.url\)/g;
const templates = /new URL\("\.\/(templates)\/", import\.meta\.url\)/g;

/**
 * Builds the worker threads and copies the templates that modules find by their own address.
 * @param {(path: string) => { fileName: string, address: string }} place gives the delivered file for a path beside the
 * module, and the expression that replaces its address
 * @returns {import("vite").Plugin}
 */
export const ownFiles = (place) => ({
  name: "own-files",
  enforce: "pre",
  transform(code, id) {
    const folder = dirname(id);
    return code
      .replaceAll(worker, (_, name) => {
        const { fileName, address } = place(join(folder, `${name}.js`));
        this.emitFile({ type: "chunk", id: join(folder, `${name}.ts`), fileName });
        return address;
      })
      .replaceAll(templates, (_, name) => {
        const { fileName, address } = place(join(folder, name));
        for (const file of readdirSync(join(folder, name)))
          this.emitFile({
            type: "asset",
            fileName: `${fileName}/${file}`,
            source: readFileSync(join(folder, name, file)),
          });
        return address;
      });
  },
});
