import { readFile } from "node:fs/promises";
import { serve } from "../../platform/worker/worker-tasks";
import type { Proposals } from "./proposals";
import { parseCv } from "./parse-cv";

await serve<Proposals>(async (path) => parseCv(new Uint8Array(await readFile(path))));
