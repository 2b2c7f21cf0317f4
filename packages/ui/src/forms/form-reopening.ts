type Navigate = (href: string) => void;

let navigate: Navigate = (href) => window.location.assign(href);
const screens = new Set<() => void>();

/** The screens that reopen forms with kept text. */
export const formReopening = {
  /** Leads through the application's router. */
  setNavigate(next: Navigate) {
    navigate = next;
  },
  /** Registers a screen that reopens its forms; returns a function that unregisters it. */
  add(reopen: () => void) {
    screens.add(reopen);
    return () => {
      screens.delete(reopen);
    };
  },
  /** Has the screens that are there do so. */
  reopen() {
    for (const reopen of screens) reopen();
  },
  /** Goes to another screen, which does so as it appears. */
  goTo: (href: string) => navigate(href),
};
