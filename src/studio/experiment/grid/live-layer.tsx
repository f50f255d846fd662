import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface LiveLayerProps {
  /** Finds the cell that is live. */
  findCell: () => HTMLElement | null;
  /** Names what is live; undefined when nothing is. */
  liveKey: string | undefined;
  /** The viewer with the asset in it. */
  children: ReactNode;
}

/**
 * Moves one living viewer from cell to cell. A browser holds few graphics contexts, and each takes seconds to set up
 * where there is no graphics card.
 */
export function LiveLayer({ findCell, liveKey, children }: LiveLayerProps) {
  const [host] = useState(() => {
    const element = document.createElement("div");
    // the picture below stays seen, and can be pressed, until the living one is drawn
    element.className = "pointer-events-none absolute inset-0";
    return element;
  });
  const wasLive = useRef(false);
  if (liveKey) wasLive.current = true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another cell is live
  useEffect(() => {
    const cell = liveKey ? findCell() : null;
    if (cell) cell.append(host);
    else host.remove();
  }, [liveKey, host]);

  return wasLive.current ? createPortal(children, host) : null;
}
