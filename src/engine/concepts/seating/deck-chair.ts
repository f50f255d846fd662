import { alongPath, pathLength } from "../../geometry/along-path.ts";
import { curveThrough, line } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part, Socket } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Rgb } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, beam } from "../pieces.ts";

/** Half the width of the outer frame, metres. */
const HALF = 0.3;
/** The top and front bars the canvas hangs between: (y, z). */
const [TOP, FRONT] = [
  [0.93, -0.46],
  [0.36, 0.42],
] as const;
const STRIPE: Rgb = [0.86, 0.83, 0.75];

/** Broad stripes along the canvas, which runs along its rest frame's Y. */
const striped: Paint = (surface, _x, _y, z) => {
  const band = (z + 1) / 0.07;
  if (Math.floor(band) % 2 === 0) layColour(surface, STRIPE);
};

/** A strip that sags from the top bar to the front one. */
function canvas(): Part["geometry"] {
  const path = curveThrough(
    [
      [0, TOP[0] + 0.012, TOP[1] - 0.012],
      [0, 0.72, -0.26],
      [0, 0.46, -0.06],
      [0, 0.3, 0.12],
      [0, 0.29, 0.28],
      [0, FRONT[0] + 0.014, FRONT[1] + 0.012],
    ],
    8,
  );
  const tall = pathLength(path);
  const strip = sweep(rectangleOutline(0.46, 0.007), line([0, 0, 0], [0, tall, 0], 44), { up: [1, 0, 0] });
  return alongPath(strip, path, tall, [0, 0, 1]);
}

function build({ style, has }: Planned): Part[] {
  const side = (s: number): Part["geometry"][] => [
    // the long frame from the ground in front to the top bar, and the short one crossing it
    beam([s * HALF, 0.015, 0.5], [s * HALF, TOP[0] + 0.04, TOP[1] - 0.02], 0.028, 0.045),
    beam([s * (HALF - 0.032), 0.015, -0.5], [s * (HALF - 0.032), FRONT[0] + 0.02, FRONT[1] + 0.02], 0.026, 0.042),
    // the prop behind with its notches
    beam([s * (HALF + 0.03), 0.6, -0.11], [s * (HALF + 0.03), 0.09, -0.44], 0.022, 0.034),
  ];
  const across = (y: number, z: number, half: number): Part["geometry"] => bar([-half, y, z], [half, y, z], 0.014, 12);
  const frame = [
    ...side(1),
    ...side(-1),
    across(TOP[0], TOP[1], HALF + 0.01),
    across(FRONT[0], FRONT[1], HALF),
    across(0.06, 0.46, HALF),
    across(0.06, -0.46, HALF),
    across(0.13, -0.41, HALF + 0.04),
    ...[1, -1].map((s) => bar([s * (HALF - 0.02), 0.6, -0.11], [s * (HALF + 0.045), 0.6, -0.11], 0.014, 12)),
  ];
  const arms = [1, -1].flatMap((s): Part["geometry"][] => {
    const [a, b]: readonly [Vec3, Vec3] = [
      [s * (HALF + 0.03), 0.58, -0.2],
      [s * (HALF + 0.03), 0.58, 0.36],
    ];
    return [beam(a, b, 0.05, 0.022), beam([s * (HALF + 0.03), 0.57, 0.3], [s * (HALF + 0.02), 0.2, 0.34], 0.026, 0.03)];
  });
  return [
    makePart("frame", "frame", settle(merge(frame)), { weight: 1 }),
    makePart("canvas", "canvas", canvas(), { weight: 1, crease: 1, ...(style === "striped" && { paint: striped }) }),
    ...(has("arms") ? [makePart("arms", "frame", settle(merge(arms)), { weight: 0.7 })] : []),
  ];
}

/** A deck chair. What makes it itself: two folding frames of wooden laths crossed like scissors and one sling of striped canvas that sags between their end bars. */
export const deckChair = defineFromPlan({
  id: "deck-chair",
  family: "furniture",
  words: ["deck chair", "deckchair", "beach chair", "canvas chair", "sling chair", "folding beach chair"],
  senses: ["deck chair"],
  height: 0.97,
  vary: 0.03,
  view: { azimuth: 0.75, elevation: 0.2 },
  slots: {
    canvas: mainSlot("canvas", "#1f5fa8 #c8281e #2f8a5a #e0a01c #1a8a9a", "seat|fabric|cloth|sling"),
    frame: slot("beech oak teak", "", "wood|leg|bar"),
  },
  styles: { striped: { weight: 3 }, plain: { weight: 1 } },
  extras: { arms: { chance: 0.35, slot: "frame" } },
  sockets: (): readonly Socket[] => [{ name: "seat", position: [0, 0.31, 0.14], normal: [0, 1, 0], radius: 0.2 }],
  build,
});
