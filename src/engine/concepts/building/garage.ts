import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { atan2 } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { block } from "./masonry.ts";

/** Inner width of one bay, the doors' height, the eaves' height, depth of the building, thickness of its walls, metres. */
const [BAY, TALL, EAVES, DEEP, WALL] = [2.7, 2.25, 2.75, 5.2, 0.22];
const PIER = 0.36;
/** Boards of a roll-up door. */
const BOARDS = 5;
const RISE = 0.42;

/** A door of broad panelled boards in its opening; raised, all but its lowest board is rolled up behind the lintel. */
function door(x: number, isOpen: boolean): { boards: Geometry[]; panes: Geometry[]; handle: Geometry } {
  const tall = TALL / BOARDS;
  const z = DEEP / 2 - 0.16;
  const lowest = isOpen ? BOARDS - 1 : 0;
  const boards: Geometry[] = [];
  const panes: Geometry[] = [];
  for (let row = lowest; row < BOARDS; row += 1) {
    const y = (row + 0.5) * tall + 0.02;
    boards.push(block([BAY, tall - 0.03, 0.06], [x, y, z], 0.012));
    for (let k = 0; k < 4; k += 1) {
      const at = x + (k - 1.5) * (BAY / 4.15);
      const isGlazed = row === BOARDS - 1;
      (isGlazed ? panes : boards).push(block([BAY / 5.2, tall * 0.56, 0.04], [at, y, z + 0.03], 0.012));
    }
  }
  const low = lowest * tall + 0.02;
  return { boards, panes, handle: block([0.22, 0.05, 0.06], [x, low + tall * 0.3, z + 0.06], 0.015) };
}

function build({ style, count, has }: Planned): Part[] {
  const bays = Math.max(1, Math.min(4, count));
  const width = bays * BAY + (bays + 1) * PIER;
  const [hw, hd] = [width / 2, DEEP / 2];
  const isFlat = style === "flat";
  const isOpen = has("open");
  const xs = Array.from({ length: bays }, (_, k) => -hw + PIER + BAY / 2 + k * (BAY + PIER));
  const walls: Geometry[] = [
    block([width, EAVES, WALL], [0, EAVES / 2, -hd + WALL / 2]),
    ...[-1, 1].map((s) => block([WALL, EAVES, DEEP], [s * (hw - WALL / 2), EAVES / 2, 0])),
    ...Array.from({ length: bays + 1 }, (_, k) =>
      block([PIER, EAVES, WALL], [-hw + PIER / 2 + k * (BAY + PIER), EAVES / 2, hd - WALL / 2]),
    ),
    block([width, EAVES - TALL, WALL], [0, (EAVES + TALL) / 2, hd - WALL / 2]),
  ];
  const ridge = isFlat ? 0 : hw * RISE;
  if (!isFlat)
    for (const z of [hd - WALL, -hd])
      walls.push(
        settle(
          move(
            extrude(
              [
                [-hw, EAVES - 0.02],
                [hw, EAVES - 0.02],
                [0, EAVES + ridge],
              ],
              { depth: WALL },
            ),
            [0, 0, z + WALL / 2],
          ),
        ),
      );
  const slope = Math.sqrt(hw * hw + ridge * ridge) + 0.34;
  const lean = atan2(ridge, hw);
  const roof = isFlat
    ? [block([width + 0.3, 0.2, DEEP + 0.4], [0, EAVES + 0.08, 0.05], 0.02)]
    : [-1, 1].map((s) =>
        settle(
          move(turnZ(move(block([slope, 0.12, DEEP + 0.5], [0, 0, 0], 0.02), [(s * slope) / 2, 0.06, 0]), -s * lean), [
            0,
            EAVES + ridge,
            0,
          ]),
        ),
      );
  const doors = xs.map((x) => door(x, isOpen));
  const frames = xs.flatMap((x) => [
    block([BAY + 0.2, 0.12, 0.08], [x, TALL + 0.08, hd + 0.02], 0.015),
    ...[-1, 1].map((s) => block([0.11, TALL + 0.04, 0.08], [x + s * (BAY / 2 + 0.045), TALL / 2, hd + 0.02], 0.015)),
  ]);
  const lamps = Array.from({ length: bays + 1 }, (_, k) =>
    merge([
      block([0.12, 0.2, 0.14], [-hw + PIER / 2 + k * (BAY + PIER), 1.95, hd + 0.05], 0.03),
      block([0.2, 0.05, 0.22], [-hw + PIER / 2 + k * (BAY + PIER), 2.07, hd + 0.08], 0.015),
    ]),
  );
  return [
    makePart("walls", "wall", merge(walls), { weight: 1 }),
    makePart("roof", "roof", merge(roof), { weight: 0.9, grain: "z" }),
    ...makeParts(
      "door",
      "door",
      doors.map(({ boards }) => merge(boards)),
      { weight: 1 },
    ),
    makePart("door-panes", "glass", merge(doors.flatMap(({ panes }) => panes)), { weight: 0.5 }),
    makePart("handles", "metal", merge(doors.map(({ handle }) => handle)), { weight: 0.4 }),
    makePart("frames", "trim", merge(frames), { weight: 0.7 }),
    makePart("lamps", "metal", merge(lamps), { weight: 0.4 }),
    makePart("side-window-frame", "trim", block([0.08, 0.95, 1.15], [hw + 0.01, 1.6, -0.3], 0.02), { weight: 0.4 }),
    makePart("side-window", "glass", block([0.08, 0.78, 0.98], [hw + 0.03, 1.6, -0.3], 0.01), { weight: 0.4 }),
    makePart("drive", "floor", block([width, 0.08, DEEP + 1.5], [0, 0, 0.75], 0.01), { weight: 0.5 }),
  ];
}

/** A garage. What makes it itself: a low plain building whose front is one broad roll-up door of panelled boards, or several side by side, with a row of panes at the top, a gable above it, and a drive of concrete before it. */
export const garage = defineFromPlan({
  id: "garage",
  family: "building",
  words: ["garage", "car garage", "double garage", "two car garage", "two-car garage", "carport", "lock-up garage"],
  senses: ["garage"],
  height: 3.5,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    wall: mainSlot("brick stucco", "#a4583c #e4dac6", "building|side|brick"),
    door: slot("painted-metal", "#f0efe9 #dfe3e4 #4a5560", "garage door|roll-up door|roller door|shutter"),
    roof: slot("slate-roof", "#4a4c50 #5a4840", "shingle|tile"),
    trim: slot("painted-wood", "#f4f2ec", "frame"),
    glass: slot("glass", "#9ab4c0", "window|pane"),
    metal: slot("painted-metal", "#1c1e20", "lamp|handle"),
    floor: slot("concrete", "#a8a59c", "drive|driveway|floor"),
  },
  styles: { gabled: { weight: 3 }, flat: { weight: 0, words: ["carport"], traits: ["flat", "modern"] } },
  extras: { open: { chance: 0, slot: "floor", traits: ["open"] } },
  count: { slot: "door", min: 1, max: 2, most: 4 },
  build,
});
