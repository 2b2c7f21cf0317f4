import { join } from "node:path";
import { build } from "vite";
import { root } from "./install.mjs";

const web = join(root, "apps/web");

/** Builds a module of apps/web as the text of an inline script. @param {string} module */
export async function buildScript(module) {
  const result = await build({
    root: web,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(web, module), output: { format: "iife" } },
    },
  });
  const [output] = [result].flat();
  const code = output && "output" in output ? output.output[0].code : undefined;
  if (!code || /<\/script|<!--/.test(code)) throw new Error(`${module} cannot stand in a page.`);
  return code.trim();
}
