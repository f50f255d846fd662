import { useEffect, useState } from "react";

/** True once something has been so for a while without a break: what is over sooner is better not told, as it only flickers. */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && lasts;
}
