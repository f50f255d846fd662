import { useEffect, useReducer, useState } from "react";
import { decoded } from "./decoded.ts";

interface Held {
  readonly url: string;
  shown: number;
}

const held = new WeakMap<Blob, Held>();
/** Drawn and never shown, because the drawing was given up, or about to be shown again. */
const LET_GO_MS = 5_000;

/**
 * An address for a picture while it is shown. One that takes another's place is read first: the old one would go at once, and the
 * new one come a frame later.
 */
export function usePictureUrl(picture: Blob | undefined): string | undefined {
  const url = useObjectUrl(picture);
  const [shown, setShown] = useState(url);
  const isReplacing = url !== undefined && shown !== undefined && url !== shown;
  // in this drawing, not after it: sixty pictures that arrive together would be a loop to React
  if (!isReplacing && shown !== url) setShown(url);
  useEffect(() => {
    if (!isReplacing) return;
    let isOver = false;
    void decoded(url).then(() => isOver || setShown(url));
    return () => {
      isOver = true;
    };
  }, [url, isReplacing]);
  return isReplacing ? shown : url;
}

/**
 * An address for a blob while it is shown. It is there in the first drawing: one that an effect set would draw
 * everything twice, and React takes a page of sixty pictures that arrive together for a loop.
 */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const url = blob && hold(blob).url;
  useEffect(() => {
    if (!blob) return;
    const here = hold(blob);
    here.shown++;
    // drawn, and shown only after it was let go
    if (here.url !== url) drawAgain();
    return () => {
      here.shown--;
      letGoLater(blob, here);
    };
  }, [blob, url]);
  return url;
}

function hold(blob: Blob): Held {
  const known = held.get(blob);
  if (known) return known;
  const made = { url: URL.createObjectURL(blob), shown: 0 };
  held.set(blob, made);
  letGoLater(blob, made);
  return made;
}

function letGoLater(blob: Blob, here: Held): void {
  setTimeout(() => {
    if (here.shown > 0 || held.get(blob) !== here) return;
    held.delete(blob);
    URL.revokeObjectURL(here.url);
  }, LET_GO_MS);
}
