import { serve } from "../worker/serve";
import type { PictureReencoding } from "./pictures";
import { reencode } from "./reencode-picture";

await serve<PictureReencoding>(reencode);
