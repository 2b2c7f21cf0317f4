import { serve } from "../../platform/worker/worker-tasks";
import type { Rendering } from "./rendering";

await serve<Rendering>(async ({ bundle, page }) => {
  const { render } = await import(/* @vite-ignore */ bundle);
  return render(page);
});
