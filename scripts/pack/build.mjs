import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../install.mjs";
import { ensurePlacesBuilt } from "../places/build.mjs";
import { emitDeclarations, placeDeclarations } from "./declarations.mjs";
import { buildModules } from "./modules.mjs";
import { isStylesheet, packages, packedManifest } from "./packages.mjs";

/** @param {import("./packages.mjs").Packed} packed @param {string} emitted @param {string} folder */
async function assemble(packed, emitted, folder) {
  const dist = join(folder, "dist");
  await buildModules(packed, dist);
  placeDeclarations(packed, emitted, dist);
  const data = packed.data?.map((path) => [join("dist", path), join(packed.folder, path)]) ?? [];
  for (const [path = "", source = ""] of [...data, ...Object.entries(packed.files ?? {})]) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    copyFileSync(join(root, source), join(folder, path));
    if (isStylesheet(path)) writeFileSync(join(folder, `${path}.d.ts`), "export {};\n");
  }
  copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  copyFileSync(join(root, packed.folder, "README.md"), join(folder, "README.md"));
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(packedManifest(packed), undefined, 2)}\n`);
}

/**
 * Builds and packs all packages.
 * @param {string} out the folder for the tarballs
 * @returns {Promise<string[]>} the tarballs
 */
export async function packAll(out) {
  await ensurePlacesBuilt();
  const staging = join(out, "unpacked");
  const emitted = join(out, "declarations");
  for (const folder of [staging, emitted]) rmSync(folder, { recursive: true, force: true });
  emitDeclarations(emitted);
  const tarballs = [];
  for (const packed of packages) {
    const folder = join(staging, basename(packed.folder));
    await assemble(packed, emitted, folder);
    const packing = ["pack", "--json", "--ignore-scripts", "--pack-destination", out];
    const [{ filename }] = JSON.parse(execFileSync("npm", packing, { cwd: folder, encoding: "utf8" }));
    tarballs.push(join(out, filename));
  }
  return tarballs;
}
