import { useEffect, useMemo } from "react";

/** Makes something that holds memory of the graphics card, and frees it when it is replaced or no longer needed. */
export function useDisposable<T extends { dispose(): void }>(make: () => T, deps: readonly unknown[]): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists what the thing is made of
  const made = useMemo(make, deps);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
