import { page } from "vitest/browser";

/** Nothing is painted in headless mode; layout and styles are computed as usual. */
const unseen = navigator.userAgent.includes("Headless") ? "opacity: 0;" : "";

/** Resizes the story's frame directly, because Vitest's command costs a round trip and an animation frame. */
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
