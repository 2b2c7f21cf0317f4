type Navigate = (href: string) => void;

let navigate: Navigate = (href) => window.location.assign(href);
const screens = new Set<() => void>();

/** The screens that open what is kept for their forms. */
export const formReopening = {
  /** Leads through the application's router. */
  setNavigate(next: Navigate) {
    navigate = next;
  },
  /** A screen that opens what is kept for its forms; answers how to end that. */
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
