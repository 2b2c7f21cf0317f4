import { expect, getConfig } from "storybook/test";

const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

expect.extend({
  /** Waits, because an element may be in the middle of a fade. */
  async toBeVisible(element: Element) {
    const isWanted = () => isSeen(element) === !this.isNot;
    const end = performance.now() + getConfig().asyncUtilTimeout;
    while (!isWanted() && performance.now() < end) await soon();
    const received = this.utils.printReceived(element.cloneNode(false));
    return {
      pass: isSeen(element),
      message: () => `Received element ${this.isNot ? "stays" : "does not become"} visible:\n  ${received}`,
    };
  },
});
