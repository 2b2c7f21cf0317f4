import { noMotion } from "../packages/ui/src/theme/global-css";

const style = document.head.appendChild(document.createElement("style"));
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rules = Object.entries(noMotion).map(([name, value]) => `${kebab(name)}: ${value};`);

/** Turns animations off for "reduced", as that system setting does; "full" follows this machine's setting. */
export function setMotion(motion: unknown) {
  style.textContent = motion === "reduced" ? `*, *::before, *::after { ${rules.join(" ")} }` : "";
}
