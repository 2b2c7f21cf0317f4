import {
  documentLanguage,
  initialsOf,
  languageToOffer,
  offersLanguage,
  readColorMode,
  readLanguage,
  showColorMode,
  sidebarBreakpoint,
  tabStorage,
  widerThan,
} from "@passerelle/ui/first-paint";
import { paths } from "./paths";
import { namePlaceholder, variantKey } from "./prerender/variants";
import { sessionValues } from "./session/session-values";
import { readSession } from "./session/stored-session";

/**
 * Runs in the head of a prerendered page, before its first paint: applies the data stored in this browser, then starts
 * the application. It is inlined into the page (scripts/prerender.mjs), so it has to stay small.
 */

/**
 * Written by scripts/prerender.mjs: the page, the variant in the file, the scripts that start it (the entry comes
 * last), and the modules to preload.
 */
const { page = "", variant: standing, scripts = "", preloads = "" } = document.documentElement.dataset;

const session = readSession(sessionValues);
const language = readLanguage();

const key = variantKey(page, { language, session, isWide: matchMedia(widerThan(sidebarBreakpoint)).matches });

/** Whether the page depends on data that were unknown at build time, so that only the application can render it. */
const isUnprepared =
  page === paths.verifyEmail
    ? location.hash !== "" || tabStorage.getItem("verification") !== null
    : tabStorage.getItem("returnAddress") !== null && session !== null;

// Hides another variant of the page until the rest of it has arrived.
if (isUnprepared || key !== standing) document.documentElement.toggleAttribute("data-undrawn");
showColorMode();
document.documentElement.lang = documentLanguage(language);
document.documentElement.toggleAttribute(offersLanguage, languageToOffer() !== undefined);
// Any unknown path leads to /login.
if (page === paths.login && !/^\/login\/?$/i.test(location.pathname)) history.replaceState(null, "", paths.login);

/** Puts this browser's variant of the page into place. */
function draw() {
  const root = document.getElementById("root");
  const variant = document.querySelector<HTMLTemplateElement>(`template[data-variant="${key}"]`);
  if (!root) return;
  if (isUnprepared) return root.replaceChildren();
  if (key !== standing) {
    root.replaceChildren(...(variant ? [variant.content] : []));
    document.title = variant?.dataset["title"] || document.title;
  }
  // The login page links to the dashboard by username, the dashboard greets by name.
  fillIn(root, (page === paths.dashboard && session?.name) || session?.username || "");
}

function fillIn(content: HTMLElement, name: string) {
  // React keeps the selected option on hydration.
  const mode = content.querySelector<HTMLOptionElement>(`option[value="${readColorMode()}"]`);
  if (mode) mode.selected = true;
  for (const avatar of content.querySelectorAll("[data-avatar]")) avatar.textContent = initialsOf(name);
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replaceAll(namePlaceholder, name) ?? "";
  content.querySelector(`a[href="${CSS.escape(location.pathname)}"]`)?.setAttribute("aria-current", "page");
}

// Before hydration the browser would submit the form natively. It is submitted once it is ready.
let isHeld = false;
const hold = (event: SubmitEvent) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  isHeld = true;
};
addEventListener("submit", hold, true);
// Before hydration a link would reload and lose typed text, and a button would do nothing.
const pressed = new Set<HTMLElement>();
const postpone = (event: MouseEvent) => {
  const part = event.target instanceof Element && event.target.closest<HTMLElement>("a[href], button[type=button]");
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  pressed.add(part);
};
if (page !== paths.dashboard) addEventListener("click", postpone, true);
// A language chosen before hydration is dispatched again afterwards.
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

// Once the user interacts, scripts run without pauses.
let isHurried = false;
for (const type of ["pointerdown", "keydown", "focusin"])
  addEventListener(type, () => (isHurried = true), { once: true, capture: true });

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Preloads all scripts and runs each one in its own task, because one long task would block the page. */
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

/** The page is already visible, so it retries until its script loads. */
async function load(script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script);
  } catch {
    await wait(3_000);
    return load(script);
  }
}

/** Resolves once the browser reports the first paint. To protect privacy, some report none. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    const look = (list: PerformanceObserverEntryList) =>
      list.getEntriesByName("first-contentful-paint").length > 0 && resolve();
    new PerformanceObserver(look).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, 500));
  });

document.addEventListener("DOMContentLoaded", () => {
  try {
    draw();
  } finally {
    document.documentElement.removeAttribute("data-undrawn");
  }
  // The prerendered dashboard is only a placeholder and submits nothing.
  if (page === paths.dashboard || !document.querySelector("form")) release();
  // A page in the background, or without content, is not painted.
  if (document.hidden || !document.getElementById("root")?.hasChildNodes()) void start();
  else void firstPaint().then(start);
});
