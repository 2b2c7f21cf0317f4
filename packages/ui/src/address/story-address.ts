import { createMemoryAddress, type MemoryAddress } from "./memory-address";

let current = createMemoryAddress();

/** The address of the current story, for its play function, with the browser's Back and Forward. */
export const storyAddress = (): MemoryAddress => current;

export function resetStoryAddress(search = ""): void {
  current = createMemoryAddress(search);
}
