import { type Next, serve } from "../worker/serve";
import type { Block, DocumentDrawing } from "./document";
import { drawDocument } from "./drawing.mjs";

/** The blocks of a document, requested one at a time. */
async function* blocksFrom(next: Next<DocumentDrawing>): AsyncGenerator<Block> {
  for (let block = await next(); block !== undefined; block = await next()) yield block;
}

await serve<DocumentDrawing>((drawing, next) => drawDocument(drawing, blocksFrom(next)));
