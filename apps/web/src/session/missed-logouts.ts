const key = "logoutId";

/** Marks that a person's session has ended for good, for tabs that are elsewhere at the moment. */
export const markLogout = (storage: { setItem: (key: string, value: string) => unknown }): unknown =>
  storage.setItem(key, `${Date.now()}-${Math.random()}`);

/** Whether a session has ended since this tab last checked; the tab may still store its person's data. */
export function hasMissedLogout(
  browser: Pick<Storage, "getItem">,
  tab: { getItem: (key: string) => string | null; setItem: (key: string, value: string) => unknown },
): boolean {
  const last = browser.getItem(key);
  if (last === null || tab.getItem(key) === last) return false;
  tab.setItem(key, last);
  return true;
}
