/** A PDF as small as it gets; the text tells it from others. */
export const aPdf = (text = "CV"): File =>
  new File([`%PDF-1.4\n%${text}\n%%EOF\n`], "cv.pdf", { type: "application/pdf" });

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** A picture of one pixel. */
export const aPicture = (): File => new File([Buffer.from(pixel, "base64")], "photo.png", { type: "image/png" });
