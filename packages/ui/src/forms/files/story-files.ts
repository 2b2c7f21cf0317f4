import { maxFileSize } from "@passerelle/domain";

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Files as on a user's disk. */
export const aPdf = () => new File(["%PDF-1.7\n".padEnd(48_000), "%%EOF"], "cv.pdf", { type: "application/pdf" });
export const aPicture = () =>
  new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], "portrait.png", { type: "image/png" });
/** Its content does not match its name and type. */
export const notAPicture = () => new File(["<svg onload='alert(1)'/>"], "portrait.png", { type: "image/png" });
export const notAPdf = () => new File(["PK\u0003\u0004"], "cv.pdf", { type: "application/pdf" });
export const tooLarge = () => new File(["%PDF-", new Uint8Array(maxFileSize)], "cv.pdf", { type: "application/pdf" });

export const dragOver = (target: Element, ...files: File[]) => drag("dragover", target, files);

export const drop = (target: Element, ...files: File[]) => drag("drop", target, files);

function drag(type: string, target: Element, files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}
