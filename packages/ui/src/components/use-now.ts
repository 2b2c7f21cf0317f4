import { useEffect, useState } from "react";

const minute = 60_000;

/** The time in milliseconds, told anew every minute: what keeps "il y a 5 minutes" true while one looks. */
export function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
