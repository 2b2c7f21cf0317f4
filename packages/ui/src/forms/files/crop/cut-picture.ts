/** A part of a picture in pixels, after the EXIF rotation. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Larger than any picture on screen. */
const maxSide = 1024;

/** Crops a picture. Drops the rest of the picture and its metadata. */
export async function cutPicture(file: File, part: Part): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    // Browsers apply the EXIF orientation.
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const scale = Math.min(1, maxSide / Math.max(part.width, part.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(part.width * scale));
    canvas.height = Math.max(1, Math.round(part.height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    // Every browser can encode these two formats; JPEG has no transparency.
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/png";
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
    if (!blob) throw new Error("No picture");
    const stem = file.name.replace(/\.[^.]*$/, "");
    return new File([blob], `${stem}.${type === "image/jpeg" ? "jpg" : "png"}`, { type: blob.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}
