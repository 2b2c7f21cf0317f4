import { spyOn, waitFor } from "storybook/test";

const held: XMLHttpRequest[] = [];

let release = () => {};

/** Restores the network. */
export const releaseUploads = () => release();

/** For `beforeEach`: uploads start, and the story controls their progress. */
export function holdUploads() {
  held.length = 0;
  const send = spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    held.push(this);
  });
  const abort = spyOn(XMLHttpRequest.prototype, "abort").mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new Event("abort"));
  });
  release = () => {
    send.mockRestore();
    abort.mockRestore();
  };
  return releaseUploads;
}

const underWay = () =>
  waitFor(() => {
    const xhr = held.at(-1);
    if (!xhr) throw new Error("Nothing is uploaded.");
    return xhr;
  });

/** Sends this percentage of the upload. */
export async function sendUpload(percent: number) {
  const { upload } = await underWay();
  const event = percent === 100 ? new Event("load") : new ProgressEvent("progress", { loaded: percent, total: 100 });
  upload.dispatchEvent(event);
}

/** Interrupts the network. */
export async function loseUpload() {
  (await underWay()).dispatchEvent(new Event("error"));
}
