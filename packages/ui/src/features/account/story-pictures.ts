const [width, height] = [400, 200];

function canvasOf(draw: (context: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  draw(context);
  return canvas;
}

const bytesOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? void blob.arrayBuffer().then((all) => resolve(new Uint8Array(all))) : reject()),
      type,
    ),
  );

const halves = () =>
  canvasOf((context) => {
    context.fillStyle = "red";
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = "blue";
    context.fillRect(width / 2, 0, width / 2, height);
  });

/** A wide picture, red on its left and blue on its right. */
export const redAndBlue = async () =>
  new File([await bytesOf(halves(), "image/png")], "portrait.png", { type: "image/png" });

const exif = [0xff, 0xe1, 0, 0x22, ...new TextEncoder().encode("Exif\0\0II*\0"), 8, 0, 0, 0, 1, 0];
const quarterTurn = [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];

/** The same picture with an EXIF rotation to the right: red is at the top. */
export async function turned() {
  const bytes = await bytesOf(halves(), "image/jpeg");
  const parts = [bytes.subarray(0, 2), new Uint8Array([...exif, ...quarterTurn]), bytes.subarray(2)];
  return new File(parts, "portrait.jpg", { type: "image/jpeg" });
}

/** Starts like a picture, but is not one. */
export const unreadable = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "and so on"], "portrait.png", {
    type: "image/png",
  });

/** The colour at a point: red, blue or another. */
export function colourAt(picture: ImageBitmap, x: number, y: number): string {
  const canvas = canvasOf((context) => context.drawImage(picture, 0, 0));
  const [red = 0, , blue = 0] = canvas.getContext("2d")?.getImageData(x, y, 1, 1).data ?? [];
  if (red > 200 && blue < 60) return "red";
  return blue > 200 && red < 60 ? "blue" : `${red} ${blue}`;
}
