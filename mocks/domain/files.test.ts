import { expect, it } from "vitest";
import { MINUTE } from "../clock";
import { createDb } from "../db";
import { resumeBehind, resumeLink } from "./files";

it("serves a resume link for fifteen minutes", () => {
  const db = createDb();
  const owner = db.applicantProfile.findFirst({ where: { resume: { equals: "jeanne.martin.pdf" } } });
  const link = `http://localhost${resumeLink(db, "jeanne.martin.pdf", owner?.userId ?? 0) ?? ""}`;
  db.clock.advance(14 * MINUTE);
  expect(resumeBehind(db, link).type).toBe("application/pdf");
  db.clock.advance(2 * MINUTE);
  expect(() => resumeBehind(db, link)).toThrow("expired");
});
