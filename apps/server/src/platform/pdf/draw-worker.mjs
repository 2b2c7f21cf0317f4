// @ts-check
import { on } from "node:events";
import { parentPort } from "node:worker_threads";
import { drawDocument } from "./drawing.mjs";

/** @import { MessagePort } from "node:worker_threads" */
/** @import { Block } from "./document" */

/** Draws one document after the other. @param {MessagePort} port */
async function drawAll(port) {
  const messages = on(port, "message");
  const received = async () => (await messages.next()).value[0];

  /** The blocks of a document, each asked for when its turn comes. @returns {AsyncGenerator<Block>} */
  async function* blocks() {
    for (;;) {
      port.postMessage("next", []);
      const block = await received();
      if (block === undefined) return;
      yield block;
    }
  }

  for (;;) {
    const document = await drawDocument(await received(), blocks());
    port.postMessage(document, document ? [document] : []);
  }
}

if (parentPort) await drawAll(parentPort);
