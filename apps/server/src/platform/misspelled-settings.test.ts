import { expect, it } from "vitest";
import { readConfig } from "./config";

const misspelled = (...names: string[]) =>
  readConfig(Object.fromEntries(names.map((name) => [name, "x"])), []).misspelled;

it("finds misspelled names of settings, and of their files", () => {
  expect(misspelled("SMTP_URI", "OPERATOR_MAIL", "DATABASE_URL_FIEL")).toEqual([
    { written: "SMTP_URI", meant: "SMTP_URL" },
    { written: "OPERATOR_MAIL", meant: "OPERATOR_EMAIL" },
    { written: "DATABASE_URL_FIEL", meant: "DATABASE_URL_FILE" },
  ]);
});

it("accepts names of settings, and names unlike any setting", () =>
  expect(misspelled("OPERATOR_NAME", "HOSTS", "PORTS", "XDG_RUNTIME_DIR", "HOSTNAME", "npm_config_cache")).toEqual([]));
