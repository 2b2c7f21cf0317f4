import { minute } from "@passerelle/domain";
import { useEffect, useState } from "react";

/** The current time in milliseconds, updated every minute, so that texts such as "il y a 5 minutes" stay correct. */
export function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute * 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
