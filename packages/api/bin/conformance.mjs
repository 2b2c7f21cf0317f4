#!/usr/bin/env node
import { register } from "tsx/esm/api";

register();
await import(new URL("../conformance/kit/command.ts", import.meta.url).href);
