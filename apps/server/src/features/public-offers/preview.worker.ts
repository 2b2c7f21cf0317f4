import { serve } from "../../platform/worker/worker-tasks";
import { drawPreview } from "./draw-preview";
import type { PreviewDrawing } from "./preview";

await serve<PreviewDrawing>(drawPreview);
