import { serve } from "../worker/worker-tasks";
import type { PictureReencoding } from "./reencode-in-worker";
import { reencode } from "./reencode-picture";

await serve<PictureReencoding>(reencode);
