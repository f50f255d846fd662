import type { Side, ViewerHandle } from "./viewer-handle.ts";

const TURN = Math.PI / 24;
const STEP = 0.06;
const ZOOM = 1.15;

/** What a key does to the view; undefined for keys that belong to others. With Shift, arrows move instead of turn. */
export function viewerKey(key: string, shift: boolean): ((viewer: ViewerHandle) => void) | undefined {
  const [x, y] = ARROWS.get(key) ?? [0, 0];
  if (x !== 0 || y !== 0) {
    return shift ? (viewer) => viewer.pan(x * STEP, y * STEP) : (viewer) => viewer.orbit(-x * TURN, -y * TURN);
  }
  if (key === "+" || key === "=") return (viewer) => viewer.zoom(ZOOM);
  if (key === "-" || key === "_") return (viewer) => viewer.zoom(1 / ZOOM);
  if (key === "f" || key === "F") return (viewer) => viewer.fit();
  const side = SIDES.get(key);
  if (side) return (viewer) => viewer.show(side);
  if (key === "Home") return (viewer) => viewer.show("start");
  return undefined;
}

const ARROWS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, 1]],
  ["ArrowDown", [0, -1]],
]);

/** As on the number pad of other 3D programs. */
const SIDES: ReadonlyMap<string, Side> = new Map([
  ["1", "front"],
  ["2", "back"],
  ["3", "right"],
  ["4", "left"],
  ["7", "top"],
  ["9", "bottom"],
]);
