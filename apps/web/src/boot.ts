import {
  browserStorage,
  documentLanguage,
  initialsOf,
  readColorMode,
  readLanguage,
  showColorMode,
  tabStorage,
} from "@passerelle/ui/first-paint";
import { paths } from "./paths";
import { namePlaceholder, variantKey } from "./prerender/variants";
import { readSession } from "./session/stored-session";

/**
 * Runs in the head of a prerendered page, before its first paint: shows what this browser has stored, then starts the
 * application. It is written into the page itself (scripts/prerender.mjs), so it has to stay small.
 */

/**
 * Which page this is, as which variant it stands in the file, what starts it, the last one being its entry, and what that
 * needs next: scripts/prerender.mjs.
 */
const { page = "", variant: standing, scripts = "", preloads = "" } = document.documentElement.dataset;

const session = readSession(browserStorage);
const language = readLanguage();

const key = variantKey(page, { language, session, isWide: matchMedia("(min-width: 1024px)").matches });

/** What a page shows that was not known when it was built is drawn by the application alone. */
const isUnprepared =
  page === paths.verifyEmail
    ? location.hash !== "" || tabStorage.getItem("verification") !== null
    : tabStorage.getItem("returnAddress") !== null && session !== null;

// Nobody sees the page as it is for others while the rest of it arrives.
if (isUnprepared || key !== standing) document.documentElement.toggleAttribute("data-undrawn");
showColorMode();
document.documentElement.lang = documentLanguage(language);
// Any unknown path leads to /login.
if (page === paths.login && !/^\/login\/?$/i.test(location.pathname)) history.replaceState(null, "", paths.login);

/** Puts the page as this browser has to see it into its place. */
function draw() {
  const root = document.getElementById("root");
  const variant = document.querySelector<HTMLTemplateElement>(`template[data-variant="${key}"]`);
  if (!root) return;
  if (isUnprepared) return root.replaceChildren();
  if (key !== standing) {
    root.replaceChildren(...(variant ? [variant.content] : []));
    document.title = variant?.dataset["title"] || document.title;
  }
  // The login leads on as a username, the dashboard greets by name.
  fillIn(root, (page === paths.dashboard && session?.name) || session?.username || "");
}

function fillIn(content: HTMLElement, name: string) {
  // React takes a choice over as it stands.
  const mode = content.querySelector<HTMLOptionElement>(`option[value="${readColorMode()}"]`);
  if (mode) mode.selected = true;
  for (const avatar of content.querySelectorAll(".chakra-avatar__fallback")) avatar.textContent = initialsOf(name);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replaceAll(namePlaceholder, name) ?? "";
  content.querySelector(`a[href="${CSS.escape(location.pathname)}"]`)?.setAttribute("aria-current", "page");
}

// The browser would send a form itself, before anything can keep it from doing so. It is sent once it is ready.
let isHeld = false;
const hold = (event: SubmitEvent) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  isHeld = true;
};
addEventListener("submit", hold, true);
// A link would load the next page anew, without what is typed; a button would do nothing.
const pressed = new Set<HTMLElement>();
const postpone = (event: MouseEvent) => {
  const part = event.target instanceof Element && event.target.closest<HTMLElement>("a[href], button[type=button]");
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  pressed.add(part);
};
if (page !== paths.dashboard) addEventListener("click", postpone, true);
// A language chosen early is told again, to somebody who listens.
const chosen = new Set<HTMLSelectElement>();
const remember = ({ target }: Event) => {
  if (target instanceof HTMLSelectElement) chosen.add(target);
};
addEventListener("change", remember, true);
const release = () => {
  removeEventListener("submit", hold, true);
  removeEventListener("change", remember, true);
  removeEventListener("click", postpone, true);
  for (const select of chosen) select.dispatchEvent(new Event("change", { bubbles: true }));
  if (isHeld) document.querySelector("form")?.requestSubmit();
  for (const part of pressed) part.click();
};
addEventListener("form-ready", release, { once: true });

// Whoever acts already does not wait for a calm start.
let isHurried = false;
for (const type of ["pointerdown", "keydown", "focusin"])
  addEventListener(type, () => (isHurried = true), { once: true, capture: true });

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Fetches all, and runs each script in a task of its own: one long task would keep the page from answering. */
async function start() {
  for (const href of `${scripts} ${preloads}`.trim().split(" "))
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
    );
  for (const script of scripts.split(" ")) {
    await load(script);
    if (!isHurried) await wait(0);
  }
}

/** A page that is there already waits for its script as long as it takes. */
async function load(script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script);
  } catch {
    await wait(3_000);
    return load(script);
  }
}

document.addEventListener("DOMContentLoaded", () => {
  try {
    draw();
  } finally {
    document.documentElement.removeAttribute("data-undrawn");
  }
  // Of the dashboard stands a picture, in which nothing is sent.
  if (page === paths.dashboard || !document.querySelector("form")) release();
  // The first paint comes before any script; a page in the background is not painted at all.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));
});
