import { register } from "tsx/esm/api";

register();
await import(new URL("../../packages/api/contract/clients.ts", import.meta.url).href);
