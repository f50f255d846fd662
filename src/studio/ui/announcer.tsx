import { create } from "zustand";

interface Said {
  readonly id: number;
  readonly text: string;
  /** Milliseconds since the page began. */
  readonly atMs: number;
}

/** How long words stay beside those that come after them: longer than a screen reader takes to hear of them, on a busy page too. */
const STANDS_MS = 7000;
/** The same words again so soon are of many things that end together, as variations of one prompt do: heard once, they are enough. */
const BURST_MS = 1000;

const useSaid = create<{ said: readonly Said[] }>()(() => ({ said: [] }));
let latest = 0;

/** Tells screen readers what happened, politely. What is told next comes beside it: both are heard. */
export const announce = (text: string): void => {
  const last = useSaid.getState().said.at(-1);
  const atMs = performance.now();
  if (text === "" || (last?.text === text && atMs - last.atMs < BURST_MS)) return;
  latest += 1;
  const one: Said = { id: latest, text, atMs };
  // what is old goes when something new comes: no clock runs for it, and the last words can be found again
  useSaid.setState(({ said }) => ({ said: [...said.filter((each) => atMs - each.atMs < STANDS_MS), one] }));
};

/** The live region of status messages, each a child of its own. One for the whole page. */
export function Announcer() {
  const said = useSaid((state) => state.said);
  return (
    // a status is read as a whole by default: what still stands would be heard again with each that comes
    <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions" className="sr-only">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
