import { maxFileSize } from "@passerelle/domain";
import { describe, expect, it } from "vitest";
import { checkFile, type FileKind, type FileProblem } from "./file-check";

const bytes = (...start: (number | string)[]) =>
  new Blob(start.map((part) => (typeof part === "number" ? new Uint8Array([part]) : part)));
const png = bytes(0x89, "PNG\r\n", 0x1a, "\n", "IHDR");
const padded = (size: number) => new Blob(["%PDF-1.7", new Uint8Array(size - 8)]);

describe("a file", () => {
  it.each<[string, Blob, FileKind, FileProblem | undefined]>([
    ["a PDF", bytes("%PDF-1.7"), "pdf", undefined],
    ["a PNG", png, "image", undefined],
    ["a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0), "image", undefined],
    ["a GIF", bytes("GIF89a"), "image", undefined],
    ["a WebP", bytes("RIFF", 0x24, 0, 0, 0, "WEBP"), "image", undefined],
    ["a picture for a resume", png, "pdf", "notPdf"],
    ["a PDF for a picture", bytes("%PDF-1.7"), "image", "notImage"],
    ["an SVG", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image", "notImage"],
    ["a sound in the container of WebP", bytes("RIFF", 0x24, 0, 0, 0, "WAVE"), "image", "notImage"],
    ["a PDF behind other bytes", bytes("x".repeat(1_019), "%PDF-1.7"), "pdf", undefined],
    ["a page that mentions a PDF further on", bytes("<html>", "x".repeat(1_014), "%PDF-1.7"), "pdf", "notPdf"],
    ["a picture that mentions a PDF", bytes("GIF89a%PDF-1.7"), "pdf", "notPdf"],
    ["a Word file for a resume", bytes("PK", 3, 4, "%PDF-1.7"), "pdf", "officeFile"],
    ["a Word file of before 2007 for a resume", bytes(0xd0, 0xcf, 0x11, 0xe0), "pdf", "officeFile"],
    ["a Word file for entries of a CV", bytes("PK", 3, 4), "cv", undefined],
    ["a PDF for entries of a CV", bytes("%PDF-1.7"), "cv", undefined],
    ["a Word file of before 2007 for entries of a CV", bytes(0xd0, 0xcf, 0x11, 0xe0), "cv", "officeNotWord"],
    [
      "a Word file with a password for entries of a CV",
      bytes(
        0xd0,
        0xcf,
        0x11,
        0xe0,
        "x".repeat(2_044),
        ...Array.from("EncryptedPackage").flatMap((letter) => [letter, 0]),
      ),
      "cv",
      "wordPassword",
    ],
    [
      "an OpenDocument for entries of a CV",
      bytes("PK", 3, 4, "x".repeat(26), "mimetypeapplication/vnd.oasis.opendocument.text"),
      "cv",
      "officeNotWord",
    ],
    ["a text for entries of a CV", bytes("Bonjour"), "cv", "notPdfOrWord"],
    ["an empty file for entries of a CV", bytes(), "cv", "empty"],
    ["an empty file", bytes(), "pdf", "empty"],
    ["5 MB", padded(maxFileSize), "pdf", undefined],
    ["5 MB and one byte", padded(maxFileSize + 1), "pdf", "tooLarge"],
  ])("is judged by content and size: %s", async (_, file, kind, problem) => {
    expect(await checkFile(file, kind)).toBe(problem);
  });

  it("is judged whatever it is called", async () => {
    const renamed = new File(["<script>"], "cv.pdf", { type: "application/pdf" });
    expect(await checkFile(renamed, "pdf")).toBe("notPdf");
  });

  it("that has gone since it was chosen cannot be read", async () => {
    const gone = new File(["%PDF-1.7"], "cv.pdf");
    gone.slice = () => {
      throw new DOMException("gone", "NotReadableError");
    };
    expect(await checkFile(gone, "pdf")).toBe("unreadable");
  });
});
