const NAME = "passerelle-conformance";

/** Tells the thread of the tests to run no more of them. */
export function stopTests(): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between threads has no origin
  channel.postMessage("stop");
  channel.close();
}

/** Calls `stop` when the tests are stopped by hand, until the returned function is called. */
export function onStopTests(stop: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", stop);
  return () => channel.close();
}
