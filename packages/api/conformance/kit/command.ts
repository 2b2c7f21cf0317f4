#!/usr/bin/env node
import { createRequire } from "node:module";

// Vitest is not a dependency of the package, because users of the client do not need it.
try {
  createRequire(import.meta.url).resolve("vitest/package.json");
} catch {
  process.stderr.write("The contract tests run in Vitest, which is not installed: npm install --save-dev vitest\n");
  process.exit(2);
}
await import("./main");
