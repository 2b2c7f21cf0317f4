import { spyOn, waitFor } from "storybook/test";

const held: XMLHttpRequest[] = [];

let release = () => {};

/** The network is there again. */
export const releaseUploads = () => release();

/** For `beforeEach`: uploads are begun, and the story plays their network. */
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

/** The upload under way. */
const underWay = () =>
  waitFor(() => {
    const xhr = held.at(-1);
    if (!xhr) throw new Error("Nothing is uploaded.");
    return xhr;
  });

/** So much of it has left, of a hundred. */
export async function sendUpload(percent: number) {
  const { upload } = await underWay();
  const event = percent === 100 ? new Event("load") : new ProgressEvent("progress", { loaded: percent, total: 100 });
  upload.dispatchEvent(event);
}

/** The network goes. */
export async function loseUpload() {
  (await underWay()).dispatchEvent(new Event("error"));
}
