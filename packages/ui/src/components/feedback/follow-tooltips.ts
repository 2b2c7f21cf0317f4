/** Marks an element with the text of its tooltip. */
const owners = "[data-tooltip]";

/** The milliseconds before a tooltip follows the pointer. */
const delays = { open: 400, close: 150 } as const;

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Calls `show` with the element whose tooltip is due, and with null when none is: on hover after a moment, at once when
 * a key moves the focus to it. A tooltip stays under the pointer, and closes with Escape, a click or scrolling. Returns
 * a function that stops it.
 */
export function followTooltips(show: (owner: HTMLElement | null) => void): () => void {
  const stop = new AbortController();
  let hovered: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let lastKey = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (owner: HTMLElement | null) => {
    if (owner === shown) return;
    shown = owner;
    show(owner);
  };
  const hide = () => change(null);
  const dismiss = () => {
    clearTimeout(timer);
    hide();
  };
  const hover = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "touch") return;
    const owner = within(target, "[role=tooltip]") ? shown : within(target, owners);
    // Once closed by a click, it stays closed until the pointer leaves the element.
    if (owner === hovered) return;
    hovered = owner;
    clearTimeout(timer);
    timer = setTimeout(change, owner ? delays.open : delays.close, owner);
  };
  const focus = () => {
    const owner = document.querySelector<HTMLElement>(`${owners}:focus-visible`);
    if (!owner) return;
    clearTimeout(timer);
    change(owner);
  };
  const focusByKey = () => {
    // A dialog that opens focuses its first button; with a tooltip, it would need a second Escape.
    if (/^(Tab|Arrow|Home|End)/.test(lastKey)) focus();
  };
  const press = (event: KeyboardEvent) => {
    lastKey = event.key;
    if (event.key !== "Escape" || !shown) return;
    // A dialog around it stays open.
    event.stopPropagation();
    dismiss();
  };

  const options = { signal: stop.signal, capture: true };
  document.addEventListener("pointerover", hover, options);
  document.addEventListener("focusin", focusByKey, options);
  // Before the listeners of dialogs, which are on the document.
  window.addEventListener("keydown", press, options);
  for (const event of ["pointerdown", "click"]) document.addEventListener(event, dismiss, options);
  // They may happen elsewhere, while the pointer waits for the next tooltip.
  for (const event of ["focusout", "scroll"]) document.addEventListener(event, hide, options);
  focus();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
