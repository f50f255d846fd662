import { type ComponentType, lazy } from "react";
import { wordsReady } from "../texts/words.ts";

/** Late enough not to hold up the form, early enough for a server that is taken away while the first task runs. */
const FETCH_AFTER_MS = 200;
const RETRY_AFTER_MS = 1000;

/** The page is being drawn at its build: nothing is fetched, and every part has the stead that its `Suspense` gives it. */
const IS_BUILT = import.meta.env?.MODE === "prerender";
/** What React is told of those parts, at the build and when it takes the page over: that is as it should be. */
export const COMES_LATER = "comes-later";

/** Fetches without anybody waiting for it. */
type Prefetch = (fetchOnce: () => Promise<unknown>) => void;

/** By then the modules that ask are through: a timer set while they run makes a browser that is watched read them once more. */
const loaded = Promise.resolve();
let moment: Promise<void> | undefined;

/** The same for all that ask at once. */
function aMoment(): Promise<void> {
  moment ??= new Promise((end) =>
    setTimeout(() => {
      moment = undefined;
      end();
    }, FETCH_AFTER_MS),
  );
  return moment;
}

const soon: Prefetch = (fetchOnce) => void loaded.then(aMoment).then(fetchOnce);

let line: Promise<unknown> = loaded.then(aMoment);
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

/**
 * The same for what is heavy and not needed before it is shown: merely reading it would hold up whoever types already. Its files are
 * fetched ahead with all others (keep-parts.ts), so that it comes without its server too.
 */
export const heavyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => part(load, () => undefined);

function part<P extends object>(load: () => Promise<ComponentType<P>>, prefetch: Prefetch) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const once = () => {
    loading ??= untilLoaded(load).then((component) => ({ default: component }));
    return loading;
  };
  if (IS_BUILT) return lazy(() => Promise.reject(new Error(COMES_LATER)));
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
