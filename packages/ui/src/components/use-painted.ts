import { useEffect, useState } from "react";

/** Whether the browser has drawn what was rendered first. @param {boolean} initially whether nobody waits for it */
export function usePainted(initially: boolean) {
  const [isPainted, setIsPainted] = useState(initially);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setIsPainted(true))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
