import { useMemo, useSyncExternalStore } from "react";

/** An object URL for previewing a file; revoked when the file changes or disappears. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const source = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(source.subscribe, source.current);
}

function addressOf(file: Blob | undefined) {
  let url: string | undefined;
  return {
    current: () => url,
    subscribe: () => {
      if (!file) return () => undefined;
      const made = URL.createObjectURL(file);
      url = made;
      return () => URL.revokeObjectURL(made);
    },
  };
}
