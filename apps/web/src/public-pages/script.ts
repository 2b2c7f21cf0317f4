import { keepLanguage, readLanguage, showColorMode } from "@passerelle/ui/first-paint";
import { sessionValues } from "../session/session-values";
import { readSession } from "../session/stored-session";

/**
 * Runs in the head of the pages that anybody may read, which work without it: applies the colours and the language
 * stored in this browser, shows people with a session the way back, and shares offers. It is inlined into each page, so it has to stay small.
 */

showColorMode();
document.documentElement.toggleAttribute("data-session", readSession(sessionValues) !== null);

const language = readLanguage();
const address = new URL(location.href);
const stated = address.searchParams.get("lang");
if (language !== "default" && stated === null && language !== document.documentElement.lang) {
  document.documentElement.style.visibility = "hidden";
  address.searchParams.set("lang", language);
  location.replace(address);
}

/** Phones and tablets; elsewhere the part with the link and its QR code opens. */
const hasShareSheet = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

async function copy(part: HTMLElement, link: string) {
  const status = part.querySelector<HTMLElement>("[data-copied]");
  const say = (outcome: "copied" | "refused") => {
    if (status) status.textContent = status.dataset[outcome] ?? "";
  };
  try {
    await navigator.clipboard.writeText(link);
    say("copied");
  } catch {
    part.querySelector("input")?.select();
    say("refused");
  }
}

/** The pages of the application, unlike these pages, start in the language that this browser stores. */
const isOfApplication = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && !/^\/(?:offers|companies)(?:\/|$)/.test(pathname);

/** Keeps the language of the page for the application, unless this browser already has a choice. */
function carryLanguage({ target }: Event) {
  const link = target instanceof Element ? target.closest("a") : null;
  const { lang } = document.documentElement;
  if (link && isOfApplication(link) && readLanguage() === "default" && (lang === "fr" || lang === "en"))
    keepLanguage(lang);
}

for (const type of ["click", "auxclick"]) addEventListener(type, carryLanguage);

addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : undefined;
  const chosen = target?.closest<HTMLElement>("[data-language]")?.dataset["language"];
  if (chosen === "fr" || chosen === "en") keepLanguage(chosen);
  const part = target?.closest<HTMLElement>("[data-share]");
  const link = part?.dataset["share"];
  if (!part || link === undefined) return;
  if (target?.closest("button")) void copy(part, link);
  if (!target?.closest("summary") || !hasShareSheet()) return;
  event.preventDefault();
  // The person may close the sheet without sharing.
  navigator.share({ title: part.dataset["title"] ?? "", url: link }).catch(() => undefined);
});

let asked: string | undefined;
let pause: number | undefined;

/** Suggests searches that find offers (D-447). */
async function suggest(field: HTMLInputElement) {
  const q = field.value.trim();
  if (q.length < 2 || q === asked) return;
  asked = q;
  const answer = await fetch(`/public/offer-suggestions?${new URLSearchParams({ q })}`);
  const found: { items?: { text: string }[] } = answer.ok ? await answer.json() : {};
  if (asked !== q) return;
  const list = document.getElementById("suggestions") ?? document.createElement("datalist");
  list.id = "suggestions";
  document.body.append(list);
  field.setAttribute("list", list.id);
  list.replaceChildren(...(found.items ?? []).map(({ text }) => new Option("", text)));
}

addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
  clearTimeout(pause);
  pause = window.setTimeout(() => void suggest(target).catch(() => undefined), 200);
});
