import { startTransition, useEffect, useRef, useState } from "react";
import type { AssetRecord } from "../api/asset-record.ts";
import { type LibraryView, libraryView, type Question } from "./library-view.ts";

type Records = Readonly<Record<string, AssetRecord>>;

/**
 * What the library shows, worked out in turns between which the page hears and draws. What was shown before stands until then;
 * what changes meanwhile is seen by the next round, so that one that changes all the time holds up nothing.
 */
export function useLibraryView(records: Records, question: Question): LibraryView {
  const [view, setView] = useState(() => inOneGo(libraryView(records, question)));
  const shown = useRef(view);
  const wanted = useRef({ records, question });
  const timer = useRef<number>(undefined);

  useEffect(() => {
    wanted.current = { records, question };
    if (timer.current !== undefined) return;
    if (shown.current.records === records && shown.current.question === question) return;
    const begin = () => libraryView(wanted.current.records, wanted.current.question, shown.current);
    let work = begin();
    const turn = () => {
      const step = work.next();
      if (step.done) {
        const { value } = step;
        shown.current = value;
        startTransition(() => setView(value));
        const { records: now, question: asked } = wanted.current;
        if (value.records === now && value.question === asked) {
          timer.current = undefined;
          return;
        }
        work = begin();
      }
      timer.current = window.setTimeout(turn);
    };
    timer.current = window.setTimeout(turn);
  }, [records, question]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return view;
}

function inOneGo(work: Generator<void, LibraryView>): LibraryView {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
