const NAME = "passerelle-conformance";

/** Tells the thread of the tests to run no more of them. */
export function stopTests(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage("stop");
  channel.close();
}

/** Calls `stop` when the tests are stopped by hand. */
export function onStopTests(stop: () => void): void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = stop;
  channel.unref();
}
