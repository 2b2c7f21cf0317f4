import { serve } from "../worker/worker-tasks";
import type { PictureReencoding } from "./pictures";
import { reencode } from "./reencode-picture";

await serve<PictureReencoding>(reencode);
