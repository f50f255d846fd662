import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface LiveLayerProps {
  /** Finds the cell that is live. */
  findCell: () => HTMLElement | null;
  /** Names what is live; undefined when nothing is. */
  liveKey: string | undefined;
  /** It was pressed and not dragged: as the picture in its place would be. */
  onPress(): void;
  /** The viewer with the asset in it. */
  children: ReactNode;
}

/** A pointer that moves less than this between down and up has not turned the asset. */
const STILL_PX = 5;

/**
 * Moves one living viewer from cell to cell. A browser holds few graphics contexts, and each takes seconds to set up
 * where there is no graphics card.
 */
export function LiveLayer({ findCell, liveKey, onPress, children }: LiveLayerProps) {
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

  const down = useRef({ x: 0, y: 0 });
  if (!wasLive.current) return null;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the cell opens it
    // biome-ignore lint/a11y/noStaticElementInteractions: the cell has the role
    <div
      className="absolute inset-0"
      onPointerDownCapture={({ clientX, clientY }) => {
        down.current = { x: clientX, y: clientY };
      }}
      onClick={({ clientX, clientY }) => {
        if (Math.hypot(clientX - down.current.x, clientY - down.current.y) < STILL_PX) onPress();
      }}
    >
      {children}
    </div>,
    host,
  );
}
