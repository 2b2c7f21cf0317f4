/// <reference types="vite/types/importMeta.d.ts" />
import { basename } from "node:path";
import type { Migration } from "kysely";

const modules = import.meta.glob<Migration>("./[0-9]*.ts", { eager: true, import: "migration" });

/** The migrations in this folder by name, in their order. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(modules).map(([path, migration]) => [basename(path, ".ts"), migration]),
);
