/** A minimal PDF; the text makes it unique. */
export const aPdf = (text = "CV"): File =>
  new File([`%PDF-1.4\n%${text}\n%%EOF\n`], "cv.pdf", { type: "application/pdf" });

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A one-pixel picture. */
export const aPicture = (): File => new File([Buffer.from(pixel, "base64")], "photo.png", { type: "image/png" });
