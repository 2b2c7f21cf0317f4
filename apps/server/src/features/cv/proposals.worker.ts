import { readFile } from "node:fs/promises";
import { serve } from "../../platform/worker/serve";
import type { Proposals } from "./proposals";
import { parseCv } from "./parse-cv";

await serve<Proposals>(async (path) => parseCv(new Uint8Array(await readFile(path))));
