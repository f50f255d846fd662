import { announce } from "../../ui/announcer.tsx";
import { commandFor } from "../../ui/keys/command-for.ts";
import type { CommandId } from "../../ui/keys/commands.ts";
import { keyTexts } from "../../ui/keys/texts.ts";
import type { Side, ViewerHandle } from "./viewer-handle.ts";

type Deed = (viewer: ViewerHandle) => void;

const TURN = Math.PI / 24;
const STEP = 0.06;
const ZOOM = 1.15;

/** Who does not see the picture turn is told. */
const show =
  (side: Side): Deed =>
  (viewer) => {
    viewer.show(side);
    announce(keyTexts.commands[`view.${side}`]);
  };

/** What can be asked of any 3D view, by command. The sides are where the number pad of other 3D programs has them. */
export const VIEW_DEEDS: Readonly<Record<Extract<CommandId, `view.${string}`>, Deed>> = {
  "view.fit": (viewer) => viewer.fit(),
  "view.nearer": (viewer) => viewer.zoom(ZOOM),
  "view.farther": (viewer) => viewer.zoom(1 / ZOOM),
  "view.start": show("start"),
  "view.front": show("front"),
  "view.back": show("back"),
  "view.right": show("right"),
  "view.left": show("left"),
  "view.top": show("top"),
  "view.bottom": show("bottom"),
};

/** What a key does to the view; undefined for keys that belong to others. With Shift, arrows move instead of turn. */
export function viewerKey(event: KeyboardEvent): Deed | undefined {
  const [x, y] = ARROWS.get(event.key) ?? [0, 0];
  if ((x !== 0 || y !== 0) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    return event.shiftKey ? (viewer) => viewer.pan(x * STEP, y * STEP) : (viewer) => viewer.orbit(-x * TURN, -y * TURN);
  }
  const command = commandFor(event, "view");
  return command && VIEW_DEEDS[command as keyof typeof VIEW_DEEDS];
}

const ARROWS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, 1]],
  ["ArrowDown", [0, -1]],
]);
