import { createMemoryAddress, type MemoryAddress } from "./memory-address";

let current = createMemoryAddress();

/** The current story's address, for its play function, with the browser's Back and Forward. */
export const storyAddress = (): MemoryAddress => current;

/** Starts a story at an address. */
export function resetStoryAddress(search = ""): void {
  current = createMemoryAddress(search);
}
