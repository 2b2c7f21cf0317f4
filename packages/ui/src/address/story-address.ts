import { createMemoryAddress, type MemoryAddress } from "./memory-address";

let current = createMemoryAddress();

/** The address of the story on show, for its play function: where it leads, and the browser's Back and Forward. */
export const storyAddress = (): MemoryAddress => current;

/** Begins a story at an address. */
export function resetStoryAddress(search = ""): void {
  current = createMemoryAddress(search);
}
