import { type ComponentType, lazy } from "react";

/** Late enough not to hold up the form, early enough for a server that is taken away while the first task runs. */
const FETCH_AFTER_MS = 1000;

/**
 * A component outside the first load. It is fetched a moment after the page, whether shown or not: a server that goes
 * away later must not take a piece of the page with it.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const once = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  setTimeout(() => once().catch(() => undefined), FETCH_AFTER_MS);
  return lazy(once);
}
