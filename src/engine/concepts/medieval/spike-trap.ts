import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** A square blade like a pyramid with a waist. */
const spike = (height: number, width: number, sides: number): Geometry =>
  lathe(
    [
      [0, -0.02],
      [width, -0.02],
      [width * 0.86, height * 0.35],
      [width * 0.5, height * 0.74],
      [0, height],
    ],
    sides,
  );

/** Iron spikes come up through holes of a stone slab. */
function floorTrap(rows: number, stream: Planned["stream"]): Part[] {
  const next = stream("spikes");
  const [side, top] = [1, 0.12];
  const gap = (side * 0.8) / rows;
  const at = (i: number) => (i - (rows - 1) / 2) * gap;
  const spots = Array.from({ length: rows * rows }, (_, k) => [at(k % rows), at(Math.floor(k / rows))] as const);
  return [
    makePart("slab", "slab", block([side, top, side], [0, top / 2, 0], 0.014), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (y < top - 0.02) return;
        const near = spots.some(([sx, sz]) => (x - sx) * (x - sx) + (z - sz) * (z - sz) < gap * gap * 0.1);
        if (near) {
          layColour(surface, [0.012, 0.011, 0.01], 0.9, 0);
          surface.height -= 0.012;
        }
      },
    }),
    makePart(
      "frame",
      "frame",
      merge(
        [0, 1, 2, 3].map((i) => {
          const s = i % 2 === 0 ? 1 : -1;
          return i < 2
            ? block([side + 0.06, top + 0.02, 0.06], [0, top / 2 + 0.005, s * side * 0.5], 0.012)
            : block([0.06, top + 0.02, side + 0.06], [s * side * 0.5, top / 2 + 0.005, 0], 0.012);
        }),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "spikes",
      "spike",
      merge(
        spots.map(([x, z]) =>
          settle(
            move(
              turnX(turnZ(spike(0.42 + 0.05 * next(), gap * 0.19, 8), (next() - 0.5) * 0.06), (next() - 0.5) * 0.06),
              [x, top, z],
            ),
          ),
        ),
      ),
      {
        weight: 1,
        crease: 0.4,
        paint: (surface, _x, y) => {
          if (y > 0.42) {
            surface.r *= 1.5;
            surface.g *= 1.5;
            surface.b *= 1.5;
            surface.roughness *= 0.6;
          }
        },
      },
    ),
  ];
}

/** A board full of spikes that swings from a wall, or falls: round logs bound with rope, spikes on their front. */
function logTrap(stream: Planned["stream"]): Part[] {
  const next = stream("log");
  const r = 0.17;
  const log = settle(
    move(
      turnZ(
        lathe(
          [
            [0, -0.6],
            [r * 0.96, -0.6],
            [r, -0.56],
            [r, 0.56],
            [r * 0.96, 0.6],
            [0, 0.6],
          ],
          28,
        ),
        Math.PI / 2,
      ),
      [0, 0.42, 0],
    ),
  );
  const spikes: Geometry[] = [];
  for (let ring = 0; ring < 6; ring += 1) {
    const x = -0.46 + ring * 0.184;
    for (let k = 0; k < 6; k += 1) {
      const angle = ((k + (ring % 2) * 0.5) / 6) * Math.PI * 2;
      const g = move(spike(0.2 + 0.03 * next(), 0.032, 8), [0, r, 0]);
      spikes.push(settle(move(turnX(g, angle), [x, 0.42, 0])));
    }
  }
  return [
    makePart("log", "slab", log, { weight: 1, grain: "x" }),
    makePart("spikes", "spike", merge(spikes), { weight: 1, crease: 0.4 }),
    makePart(
      "bands",
      "frame",
      merge([-0.55, 0.55].map((x) => settle(move(turnZ(torus(r, 0.016, 32, 8), Math.PI / 2), [x, 0.42, 0])))),
      { weight: 0.4 },
    ),
  ];
}

/** A spike trap. What makes it itself: rows of sharp iron spikes that stand up out of dark holes in a square stone slab with an iron rim; or a log stuck all round with spikes, to be swung or rolled. */
export const spikeTrap = defineFromPlan({
  id: "spike-trap",
  family: "weapon",
  words: [
    "spike trap",
    "spikes trap",
    "floor spikes",
    "spiked trap",
    "floor trap",
    "dungeon trap",
    "spike pit",
    "spike log",
    "spiked log",
    "punji trap",
    "booby trap",
  ],
  height: 0.6,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    slab: mainSlot("ashlar castle-wall concrete", "", "stone|base|floor|log|plate"),
    spike: slot("iron brushed-steel", "#7c8086 #6a6c70", "point|spear"),
    frame: slot("iron", "#2a2a2c", "rim|band"),
  },
  styles: {
    floor: { weight: 4 },
    log: { weight: 0, words: ["spike log", "spiked log"], materials: { slab: "oak" }, dress: { slab: "#7a5a38" } },
  },
  count: { slot: "row", min: 4, max: 5, most: 7 },
  build: ({ style, count, stream }) => (style === "log" ? logTrap(stream) : floorTrap(Math.max(3, count), stream)),
});
