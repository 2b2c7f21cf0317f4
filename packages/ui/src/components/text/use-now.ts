import { useEffect, useState } from "react";

const minute = 60_000;

/** The current time in milliseconds, updated every minute, so that texts such as "il y a 5 minutes" stay correct. */
export function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
