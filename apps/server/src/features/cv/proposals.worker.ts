import { readFile } from "node:fs/promises";
import { serve } from "../../platform/worker/serve";
import type { Proposals } from "./proposals";
import { readCv } from "./read-cv";

await serve<Proposals>(async (path) => readCv(new Uint8Array(await readFile(path))));
