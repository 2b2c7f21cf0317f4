import { serve } from "../worker/serve";
import type { PictureRedraw } from "./pictures";
import { redraw } from "./redraw";

await serve<PictureRedraw>(redraw);
