// @ts-check
import { on } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { drawDocument } from "./drawing.mjs";

/** @import { Block } from "./document" */

/** The blocks of the document, each asked for when its turn comes. @returns {AsyncGenerator<Block>} */
async function* blocks() {
  if (!parentPort) return;
  const messages = on(parentPort, "message");
  parentPort.postMessage("next", []);
  for await (const [block] of messages) {
    if (block === undefined) return;
    yield block;
    parentPort.postMessage("next", []);
  }
}

const document = await drawDocument(workerData, blocks());
parentPort?.postMessage(document, document ? [document] : []);
