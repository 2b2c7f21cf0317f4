import { register } from "tsx/esm/api";

register();
await import(new URL("../../packages/api/contract/check.ts", import.meta.url).href);
