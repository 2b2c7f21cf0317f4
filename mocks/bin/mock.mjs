#!/usr/bin/env node
import { register } from "tsx/esm/api";

register();
await import(new URL("../serve/main.ts", import.meta.url).href);
