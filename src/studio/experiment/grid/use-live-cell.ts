import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { AssetRecord } from "../../api/asset-record.ts";
import { useHistory } from "../../api/history-store.ts";

/** The pointer rests this long on a result before it comes alive; the keyboard's focus a little longer. */
const POINTER_RESTS_MS = 600;
const FOCUS_RESTS_MS = 1000;
const LEAVE_MS = 150;

/** The cell that an event happened in. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[role=gridcell]") : null;

/** Which result is alive: the one that the pointer or the focus rests on, or that was asked for. */
export function useLiveCell() {
  const [liveKey, setLiveKey] = useState<string>();
  const resting = useRef(0);
  const record = useHistory(({ records }) => (liveKey ? records[liveKey] : undefined));
  // the viewer stays with what it showed last: a new one would take seconds
  const last = useRef<AssetRecord>(undefined);
  if (record) last.current = record;
  useEffect(() => () => window.clearTimeout(resting.current), []);

  const handlers = useMemo(() => {
    const set = (key: string | undefined) => {
      window.clearTimeout(resting.current);
      setLiveKey(key);
    };
    const rest = (key: string | undefined, afterMs: number) => {
      window.clearTimeout(resting.current);
      resting.current = window.setTimeout(() => setLiveKey(key), afterMs);
    };
    return {
      set,
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || event.buttons !== 0) return;
        const key = cellOf(event.target)?.dataset.record;
        rest(key, key ? POINTER_RESTS_MS : LEAVE_MS);
      },
      onPointerLeave: () => set(undefined),
      onFocus: ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLElement) || !target.matches("[role=gridcell]:focus-visible")) return;
        const key = target.dataset.record;
        if (key) rest(key, FOCUS_RESTS_MS);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!cellOf(relatedTarget)) set(undefined);
      },
    };
  }, []);
  return { liveKey: record && liveKey, last: last.current, ...handlers };
}
