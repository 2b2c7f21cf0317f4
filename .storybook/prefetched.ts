import { beforeAll } from "vitest";
import { prefetchLater } from "../packages/ui/src/components/provider/UiProvider";

// Tests start like an idle page, with all prefetched code. A reader's first story does not wait for it.
beforeAll(async () => void (await prefetchLater()));
