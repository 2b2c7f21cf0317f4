import { page } from "vitest/browser";

/** What nobody sees is not drawn: all else of it is as if it were. */
const unseen = navigator.userAgent.includes("Headless") ? "opacity: 0;" : "";

/** Gives the story's frame its size at once: asking Vitest to do it takes a message there and back, and a frame. */
page.viewport = async (width, height) => {
  const box = window.frameElement?.parentElement;
  const room = box?.parentElement;
  if (!box || !room) throw new Error("The story has no frame to give a size.");
  if (width === window.innerWidth && height === window.innerHeight) return;
  const scale = Math.min(1, room.clientWidth / width, room.clientHeight / height);
  box.style.cssText = `width: ${width}px; height: ${height}px; transform: scale(${scale}); transform-origin: left top; ${unseen}`;
  box.dataset["scale"] = String(scale);
  await new Promise((resolve) => requestAnimationFrame(resolve));
};
