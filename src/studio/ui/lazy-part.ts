import { type ComponentType, lazy } from "react";
import { wordsReady } from "../texts/words.ts";

/** Late enough not to hold up the form, early enough for a server that is taken away while the first task runs. */
const FETCH_AFTER_MS = 200;
const RETRY_AFTER_MS = 1000;

/** Fetches without anybody waiting for it. */
type Prefetch = (fetchOnce: () => Promise<unknown>) => void;

const soon: Prefetch = (fetchOnce) => setTimeout(fetchOnce, FETCH_AFTER_MS);

let line: Promise<unknown> = new Promise((begin) => setTimeout(begin, FETCH_AFTER_MS));
const inLine: Prefetch = (fetchOnce) => {
  line = line.then(fetchOnce);
};

/**
 * A component outside the first load. It is fetched a moment after the page, whether shown or not: a server that goes
 * away later must not take a piece of the page with it.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => part(load, soon);

/**
 * The same for the other pages: one after the other, so that together they do not keep waiting what this page shows, and what
 * that needs.
 */
export const latePart = <P extends object>(load: () => Promise<ComponentType<P>>) => part(load, inLine);

function part<P extends object>(load: () => Promise<ComponentType<P>>, prefetch: Prefetch) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const once = () => {
    loading ??= untilLoaded(load).then((component) => ({ default: component }));
    return loading;
  };
  prefetch(once);
  return lazy(once);
}

/**
 * Tries again while the server is away: until then the place of the part stays empty, and the rest of the page works.
 * Where the browser does not ask again, the page is reloaded (reload-when-back.ts).
 */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const part = await load();
      // its words come with it where they are not English
      await wordsReady();
      return part;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
