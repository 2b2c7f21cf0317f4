import { serve } from "../../platform/worker/serve";
import { drawPreview } from "./draw-preview";
import type { PreviewDrawing } from "./preview";

await serve<PreviewDrawing>(drawPreview);
